import SwiftUI

struct Page: View {
  var body: some View {
    VStack {
      Text("One").foregroundStyle(Color.blu)  // error: type 'Color' has no member 'blu'
      Text("Two").font(.title)
    }
  }
}
