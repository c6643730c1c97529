import SwiftUI

struct Friend: Identifiable {
  let id: Int
  let name: String
}

struct Page: View {
  let friends: [Friend]

  var body: some View {
    List {
      ForEach(friends) { friend in
        VStack(alignment: .leading) {
          Text(friend.name).font(.headline)
          Text(friend.nmae)  // error: value of type 'Friend' has no member 'nmae'
            .font(.caption)
        }
      }
    }
  }
}
