import SwiftUI

/// Parts of outlines.
struct Trims: View {
  var body: some View {
    Exhibit("Trimmed") {
      Flow(spacing: 12) {
        ForEach([0.15, 0.35, 0.5, 0.65, 0.85, 1], id: \.self) { share in
          Specimen(share.formatted(.percent)) {
            Circle()
              .trim(from: 0, to: share)
              .stroke(.blue, style: StrokeStyle(lineWidth: 7, lineCap: .round))
              .rotationEffect(.degrees(-90))
              .padding(6)
          }
        }
      }
    }
  }
}
