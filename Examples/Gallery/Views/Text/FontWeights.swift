import SwiftUI

/// The same word in every weight and design.
struct FontWeights: View {
  private static let weights: [(String, Font.Weight)] = [
    ("Ultralight", .ultraLight), ("Thin", .thin), ("Light", .light), ("Regular", .regular), ("Medium", .medium),
    ("Semibold", .semibold), ("Bold", .bold), ("Heavy", .heavy), ("Black", .black),
  ]

  var body: some View {
    Exhibit("Weights") {
      VStack(alignment: .leading, spacing: 12) {
        Flow(spacing: 16) {
          ForEach(Self.weights, id: \.0) { name, weight in
            VStack(spacing: 4) {
              Text("Swift")
                .font(.title2)
                .fontWeight(weight)
              Text(name)
                .font(.caption2)
                .foregroundStyle(.secondary)
            }
          }
        }
        Flow(spacing: 24) {
          Text("Default").fontDesign(.default)
          Text("Rounded").fontDesign(.rounded)
          Text("Serif").fontDesign(.serif)
          Text("Monospaced").fontDesign(.monospaced)
        }
        .font(.title3)
      }
    }
  }
}
