import SwiftUI

struct Friend: Identifiable {
  let id: Int
  var name: String
}

struct Page: View {
  @State private var friends: [Friend] = []

  var body: some View {
    ForEach($friends) { $friend in
      TextField("Name", text: $friend.nmae)  // error: has no dynamic member 'nmae'
    }
  }
}
