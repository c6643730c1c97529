import SwiftUI

struct Page: View {
  var body: some View {
    VStack {
      Text("One").foregroundStyle(.red)
      Text("Two").font(.titel)  // error: has no member 'titel'
    }
  }
}
