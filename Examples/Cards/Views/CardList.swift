import SwiftUI

/// Fifty cards under one another.
struct CardList: View {
  let page: CardPage

  var body: some View {
    ScrollView {
      LazyVStack(spacing: 16) {
        ForEach(0..<50, id: \.self) { _ in
          Card(page: page)
        }
      }
      .padding(.vertical, 16)
    }
  }
}
