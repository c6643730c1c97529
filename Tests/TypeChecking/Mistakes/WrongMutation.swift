import SwiftUI

struct Page: View {
  var count = 0

  var body: some View {
    VStack {
      Text("\(count)")
      Button("Add") { count += 1 }  // error: 'self' is immutable
    }
  }
}
