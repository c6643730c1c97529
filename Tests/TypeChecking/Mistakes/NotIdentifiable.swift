import SwiftUI

struct Friend {
  let name: String
}

struct Page: View {
  let friends: [Friend]

  var body: some View {
    VStack {
      ForEach(friends) { friend in  // error: conform to 'Identifiable'
        Text(friend.name)
      }
    }
  }
}
