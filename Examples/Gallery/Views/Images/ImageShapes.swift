import SwiftUI

/// A picture cut out and changed.
struct ImageShapes: View {
  var body: some View {
    Exhibit("Cut out") {
      Flow(spacing: 20) {
        Specimen("Circle") { picture.clipShape(Circle()) }
        Specimen("Rounded") { picture.clipShape(RoundedRectangle(cornerRadius: 16)) }
        Specimen("Star") { picture.clipShape(Star(points: 5)) }
        Specimen("Faded") { picture.opacity(0.4) }
        Specimen("Turned") { picture.rotationEffect(.degrees(-12)) }
      }
    }
  }

  private var picture: some View {
    Image("dusk", bundle: .module)
      .resizable()
      .scaledToFill()
      .frame(width: 72, height: 72)
      .clipped()
  }
}
