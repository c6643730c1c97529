import SwiftUI

struct Page: View {
  var body: some View {
    VStack {
      Text("One")
        .padding()
        .resizable()  // error: has no member 'resizable'
        .frame(width: 20)
    }
  }
}
