import SwiftUI

/// All forms of rows of bindings.
struct Bindings: View {
  struct Friend: Identifiable {
    let id: Int
    var name: String
  }
  @State private var friends: [Friend] = []
  @State private var names = ["a"]

  var body: some View {
    VStack {
      ForEach($friends) { $friend in TextField("Name", text: $friend.name) }
      ForEach($friends) { friend in TextField(friend.wrappedValue.name, text: friend.name) }
      ForEach($friends, id: \.name) { $friend in Text(friend.name) }
      ForEach($names, id: \.self) { $name in TextField("Name", text: $name) }
      ForEach($names, id: \.count) { TextField("Name", text: $0) }
      List($friends) { $friend in Text(friend.name) }
      List($names, id: \.self) { $name in Text(name) }
      ForEach(Array(names.enumerated()), id: \.offset) { index, name in Text("\(index) \(name)") }
      ForEach(names.indices, id: \.self) { Text(names[$0]) }
      ForEach(Array(zip(names, names)), id: \.0) { Text($0 + $1) }
    }
  }
}
