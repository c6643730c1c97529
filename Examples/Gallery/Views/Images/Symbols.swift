import SwiftUI

/// System images follow the font and the foreground style.
struct Symbols: View {
  private static let names = [
    "heart.fill", "star.fill", "magnifyingglass", "gear", "trash", "plus", "checkmark", "xmark", "chevron.right",
    "person.fill", "house.fill", "bell.fill",
  ]

  var body: some View {
    Exhibit("Symbols") {
      VStack(alignment: .leading, spacing: 14) {
        Flow(spacing: 22) {
          ForEach(Self.names, id: \.self) { Image(systemName: $0) }
        }
        .font(.title2)
        Flow(spacing: 24) {
          Image(systemName: "star.fill").imageScale(.small)
          Image(systemName: "star.fill")
          Image(systemName: "star.fill").imageScale(.large)
          Image(systemName: "star.fill").font(.largeTitle)
          Image(systemName: "star.fill").foregroundStyle(.orange)
        }
      }
    }
  }
}
