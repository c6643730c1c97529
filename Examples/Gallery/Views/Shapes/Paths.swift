import SwiftUI

/// Shapes of one's own.
struct Paths: View {
  var body: some View {
    Exhibit("Paths") {
      Flow(spacing: 12) {
        Specimen("Star") { Star(points: 5).fill(.yellow) }
        Specimen("Even-odd") { Pentagram().fill(.mint, style: FillStyle(eoFill: true)) }
        Specimen("Non-zero") { Pentagram().fill(.mint) }
        Specimen("Flower") { Flower(petals: 8).fill(.pink.opacity(0.6)) }
        Specimen("Sun") { Star(points: 16).fill(.orange) }
        Specimen("Rotated") { Rectangle().fill(.cyan).frame(width: 44, height: 44).rotationEffect(.degrees(30)) }
      }
    }
  }
}
