import SwiftUI

/// A heart that is full or empty.
struct FavoriteButton: View {
  let isFavorite: Bool
  let action: () -> Void

  var body: some View {
    Button(action: action) {
      heart
        .frame(width: 18, height: 17)
        .frame(width: 32, height: 32)
        .background(.quinary, in: Circle())
    }
    .buttonStyle(.plain)
  }

  @ViewBuilder private var heart: some View {
    if isFavorite {
      Heart().fill(.pink)
    } else {
      Heart().stroke(.secondary, lineWidth: 1.5)
    }
  }
}
