import SwiftUI

struct Choice { let name: String }

struct Page: View {
  @State private var choice = Choice(name: "a")

  var body: some View {
    Text(choice.name)
      .onChange(of: choice) { print("changed") }  // error: conform to 'Equatable'
  }
}
