import SwiftUI

struct Friend: Identifiable {
  let id: Int
  let name: String
}

struct Page: View {
  let friends: [Friend]

  var body: some View {
    List(friends) { friend in
      Text(friend.nmae)  // error: value of type 'Friend' has no member 'nmae'
    }
  }
}
