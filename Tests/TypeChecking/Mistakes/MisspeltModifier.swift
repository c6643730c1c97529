import SwiftUI

struct Page: View {
  var body: some View {
    VStack {
      Text("One").bold()
      Text("Two")
        .foregroundStile(.red)  // error: has no member 'foregroundStile'
        .padding()
      Text("Three").italic()
    }
    .frame(maxWidth: .infinity)
  }
}
