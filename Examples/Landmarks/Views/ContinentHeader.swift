import SwiftUI

/// A continent's name.
struct ContinentHeader: View {
  let name: String

  var body: some View {
    Text(name)
      .font(.headline)
      .padding(.horizontal, 16)
      .frame(maxWidth: .infinity, minHeight: 44, alignment: .bottomLeading)
  }
}
