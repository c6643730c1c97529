import SwiftUI

struct Page: View {
  var body: some View {
    VStack {
      Text("One")
      Text("Two")
        .frame(200)  // error: argument
      Text("Three")
    }
  }
}
