import SwiftUI

/// One picture, in other colours.
struct ColorEffects: View {
  var body: some View {
    Exhibit("Colour effects") {
      VStack(alignment: .leading, spacing: 12) {
        Flow(spacing: 12) {
          Specimen("As it is") { picture }
          Specimen("Brightness") { picture.brightness(0.25) }
          Specimen("Contrast") { picture.contrast(1.8) }
          Specimen("Saturation") { picture.saturation(2.5) }
          Specimen("Grayscale") { picture.grayscale(1) }
        }
        Flow(spacing: 12) {
          Specimen("Hue") { picture.hueRotation(.degrees(120)) }
          Specimen("Invert") { picture.colorInvert() }
          Specimen("Multiply") { picture.colorMultiply(.yellow) }
          Specimen("Luminance") { picture.luminanceToAlpha() }
          Specimen("Blend") {
            picture.overlay { Circle().fill(.orange).frame(width: 48).blendMode(.difference) }
          }
        }
      }
    }
  }

  private var picture: some View {
    Image("dusk", bundle: .module)
      .resizable()
      .scaledToFill()
      .frame(width: 88, height: 72)
      .clipShape(.rect(cornerRadius: 12))
  }
}
