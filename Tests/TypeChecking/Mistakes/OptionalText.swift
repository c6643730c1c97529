import SwiftUI

struct Page: View {
  let name: String?

  var body: some View {
    VStack {
      Text(name)  // error: must be unwrapped
      Text("Two")
    }
  }
}
