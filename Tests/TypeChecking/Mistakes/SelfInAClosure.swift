import SwiftUI

struct Page: View {
  @State private var names: [String] = []

  var body: some View {
    VStack {
      Button("Load") {
        names = load()  // error: cannot find 'load' in scope
        print(names)
      }
      .buttonStyle(.borderedProminent)
      List(names, id: \.self) { Text($0) }
    }
  }
}
