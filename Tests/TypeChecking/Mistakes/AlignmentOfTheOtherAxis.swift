import SwiftUI

struct Page: View {
  var body: some View {
    VStack {
      HStack(alignment: .leading) {  // error: type 'VerticalAlignment' has no member 'leading'
        Text("One")
        Text("Two")
      }
    }
  }
}
