import SwiftUI

/// What is behind shines through.
struct Materials: View {
  var body: some View {
    Exhibit("Materials") {
      Flow(spacing: 12) {
        plate("Ultra thin", .ultraThinMaterial)
        plate("Thin", .thinMaterial)
        plate("Regular", .regularMaterial)
        plate("Thick", .thickMaterial)
        plate("Ultra thick", .ultraThickMaterial)
      }
      .padding(28)
      .background {
        HStack(spacing: 24) {
          ForEach(0..<6) { n in
            Circle().fill([.red, .yellow, .green, .mint, .blue, .purple][n]).frame(maxWidth: 66)
          }
        }
      }
      .background { Image("dusk", bundle: .module).resizable().scaledToFill() }
      .clipShape(.rect(cornerRadius: 12))
    }
  }

  private func plate(_ name: String, _ material: Material) -> some View {
    Text(name)
      .font(.caption)
      .frame(width: 92, height: 92)
      .background(material, in: .rect(cornerRadius: 14))
  }
}
