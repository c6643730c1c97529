import SwiftUI

/// Layouts of one's own, and frames by their aspect.
struct RadialExhibit: View {
  var body: some View {
    Exhibit("Custom layout and aspect ratios") {
      Flow(spacing: 32) {
        RadialLayout {
          ForEach(0..<12, id: \.self) { index in
            Circle()
              .fill(Color(hue: Double(index) / 12, saturation: 0.65, brightness: 0.9))
              .frame(width: 24, height: 24)
          }
        }
        .frame(width: 140, height: 140)
        ForEach([0.5, 1, 1.6], id: \.self) { ratio in
          RoundedRectangle(cornerRadius: 10)
            .fill(.green.opacity(0.7))
            .aspectRatio(ratio, contentMode: .fit)
            .frame(width: 112, height: 112)
            .background(.quaternary, in: RoundedRectangle(cornerRadius: 10))
        }
      }
    }
  }
}
