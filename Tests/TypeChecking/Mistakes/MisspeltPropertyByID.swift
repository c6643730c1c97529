import SwiftUI

struct Friend {
  let name: String
}

struct Page: View {
  let friends: [Friend]

  var body: some View {
    List(friends, id: \.name) { friend in
      Text(friend.nmae)  // error: value of type 'Friend' has no member 'nmae'
    }
  }
}
