import SwiftUI

/// Lines around shapes.
struct Strokes: View {
  var body: some View {
    Exhibit("Strokes") {
      Flow(spacing: 12) {
        Specimen("1 point") { Circle().stroke(.primary, lineWidth: 1) }
        Specimen("Border inside") { Circle().strokeBorder(.teal, lineWidth: 8) }
        Specimen("Dashes") {
          RoundedRectangle(cornerRadius: 14).strokeBorder(.blue, style: StrokeStyle(lineWidth: 2, dash: [6, 4]))
        }
        Specimen("Dots") {
          RoundedRectangle(cornerRadius: 14)
            .strokeBorder(.pink, style: StrokeStyle(lineWidth: 5, lineCap: .round, dash: [0, 9.6]))
        }
        Specimen("Miter") { Zigzag().stroke(.orange, style: StrokeStyle(lineWidth: 8, lineJoin: .miter)) }
        Specimen("Round") {
          Zigzag().stroke(.orange, style: StrokeStyle(lineWidth: 8, lineCap: .round, lineJoin: .round))
        }
      }
    }
  }
}
