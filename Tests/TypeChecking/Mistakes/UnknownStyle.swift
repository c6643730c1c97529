import SwiftUI

struct Page: View {
  var body: some View {
    VStack {
      Button("One") {}.buttonStyle(.boderedProminent)  // error: reference to member 'boderedProminent'
      Button("Two") {}
    }
  }
}
