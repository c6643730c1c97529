import SwiftUI

/// Light, and what is in its way.
struct Shadows: View {
  var body: some View {
    Exhibit("Shadow, blur, opacity") {
      Flow(spacing: 12) {
        Specimen("Shadow") { tile.shadow(color: .black.opacity(0.3), radius: 6, y: 3) }
        Specimen("Glow") { tile.shadow(color: .blue, radius: 10) }
        Specimen("Blur 2") { tile.blur(radius: 2) }
        Specimen("Blur 6") { tile.blur(radius: 6) }
        Specimen("Opacity") { tile.opacity(0.35) }
      }
    }
  }

  private var tile: some View {
    RoundedRectangle(cornerRadius: 12).fill(.blue).frame(width: 56, height: 56)
  }
}
