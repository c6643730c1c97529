import SwiftUI

struct Friend: Identifiable {
  let id: Int
  var name: String
  var isFavorite: Bool
}

struct Rows: View {
  @State private var friends: [Friend] = []
  @State private var query = ""
  @State private var selection: Friend.ID?

  var body: some View {
    List(selection: $selection) {
      Text("First")
      ForEach(friends.filter { query.isEmpty || $0.name.contains(query) }) { friend in
        HStack {
          Image(systemName: friend.isFavorite ? "star.fill" : "star")
          VStack(alignment: .leading) {
            Text(friend.name).font(.headline)
            Text("Number \(friend.id)").font(.caption).foregroundStyle(.secondary)
          }
          Spacer()
        }
        .swipeActions { Button("Delete") { friends.removeAll { $0.id == friend.id } } }
      }
      Section("More") { Text("Third") }
      Section {
        Text("Fourth")
      } header: {
        Text("Head")
      } footer: {
        Text("Foot")
      }
      if friends.isEmpty { Text("Fifth") } else { Text("Other") }
      Label("Sixth", systemImage: "gear")
      NavigationLink("Seventh") { Text("There") }
      DisclosureGroup("Eighth") { Text("Inside") }
      Button {
        query = ""
      } label: {
        Label("Ninth", systemImage: "xmark")
      }
      Text("Tenth").badge(friends.count)
    }
    .searchable(text: $query)
    .toolbar {
      ToolbarItem(placement: .primaryAction) { Button("Add", systemImage: "plus") {} }
    }
    .navigationTitle("Friends")
  }
}
