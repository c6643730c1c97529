import Charts
import SwiftUI

/// Stacked bars with a legend. The bar under the pointer is marked, with its sum.
struct ShapeCounts: View {
  @State private var selected: String?

  private struct Count: Identifiable {
    let shape: String
    let color: String
    let number: Int
    var id: String { shape + color }
  }

  private static let counts: [Count] = [
    ("Cube", [3, 5, 4]), ("Sphere", [2, 7, 1]), ("Pyramid", [6, 2, 3]), ("Cone", [4, 4, 5]),
  ].flatMap { shape, numbers in
    zip(["Green", "Purple", "Orange"], numbers).map { Count(shape: shape, color: $0, number: $1) }
  }

  var body: some View {
    Chart {
      ForEach(Self.counts) { count in
        BarMark(x: .value("Shape", count.shape), y: .value("Count", count.number), width: .ratio(0.6))
          .foregroundStyle(by: .value("Colour", count.color))
          .opacity(selected == nil || selected == count.shape ? 1 : 0.4)
      }
      if let selected {
        RuleMark(x: .value("Shape", selected))
          .foregroundStyle(.clear)
          .annotation(position: .top) {
            Text("\(Self.counts.filter { $0.shape == selected }.reduce(0) { $0 + $1.number }) in all")
              .font(.caption)
              .padding(4)
              .background(.background, in: RoundedRectangle(cornerRadius: 4))
          }
      }
    }
    .chartForegroundStyleScale(["Green": .green, "Purple": .purple, "Orange": .orange])
    .chartXSelection(value: $selected)
    .frame(height: 220)
  }
}
