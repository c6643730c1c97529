import SwiftUI

/// What is behind shines through.
struct Materials: View {
  var body: some View {
    Exhibit("Materials") {
      ZStack {
        Image("dusk", bundle: .module)
          .resizable()
          .scaledToFill()
          .frame(width: 560, height: 150)
          .clipped()
        HStack(spacing: 24) {
          ForEach(0..<6) { n in
            Circle().fill([.red, .yellow, .green, .mint, .blue, .purple][n]).frame(width: 66)
          }
        }
        HStack(spacing: 12) {
          plate("Ultra thin", .ultraThinMaterial)
          plate("Thin", .thinMaterial)
          plate("Regular", .regularMaterial)
          plate("Thick", .thickMaterial)
          plate("Ultra thick", .ultraThickMaterial)
        }
      }
      .frame(width: 560, height: 150)
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
