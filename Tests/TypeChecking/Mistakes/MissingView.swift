import SwiftUI

struct Page: View {
  @State private var names = ["a", "b"]

  var body: some View {
    NavigationStack {
      List {
        Section("Names") {
          ForEach(names, id: \.self) { name in
            HStack {
              Avatar(name: name)  // error: cannot find 'Avatar' in scope
              Text(name)
              Spacer()
            }
          }
        }
      }
      .navigationTitle("Names")
      .toolbar { Button("Add") { names.append("c") } }
    }
  }
}
