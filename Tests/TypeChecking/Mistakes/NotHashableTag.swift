import SwiftUI

struct Choice { let name: String }

struct Page: View {
  @State private var choice = 0
  let other = Choice(name: "a")

  var body: some View {
    Picker("Choice", selection: $choice) {
      Text("A").tag(0)
      Text("B").tag(other)  // error: conform to 'Hashable'
    }
  }
}
