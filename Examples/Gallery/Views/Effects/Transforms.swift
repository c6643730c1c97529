import SwiftUI

/// Drawn elsewhere than laid out.
struct Transforms: View {
  var body: some View {
    Exhibit("Transforms and clips") {
      Flow(spacing: 12) {
        Specimen("Rotation") { tile.rotationEffect(.degrees(20)) }
        Specimen("Scale") { tile.scaleEffect(x: 1.3, y: 0.7) }
        Specimen("Offset") { tile.offset(x: 10, y: -6) }
        Specimen("Clip") { tile.clipShape(Star(points: 7)) }
        Specimen("Overlay") {
          tile.overlay(alignment: .topTrailing) {
            Circle().fill(.red).frame(width: 18, height: 18).offset(x: 6, y: -6)
          }
        }
      }
    }
  }

  private var tile: some View {
    Text("Apus")
      .bold()
      .foregroundStyle(.white)
      .frame(width: 56, height: 56)
      .background(.indigo, in: RoundedRectangle(cornerRadius: 12))
  }
}
