import SwiftUI

/// Names side by side, each whole: as many as one line holds and how many more there are; a click shows those too.
struct LegendRows: View {
  let layers: [GraphLayer]
  let model: GraphModel
  @State private var isOpen = false
  private static let rowHeight = 16.0

  var body: some View {
    let all = layers.map(\.id)
    if isOpen {
      VStack(alignment: .leading, spacing: 0) {
        more("Fewer")
        GeometryReader { geometry in
          let lines = Self.lines(layers.map(Self.width), in: geometry.size.width)
          ScrollView(showsIndicators: false) {
            LazyVStack(alignment: .leading, spacing: 0) {
              ForEach(lines.indices, id: \.self) { line in
                entries(lines[line], all).frame(height: Self.rowHeight)
              }
            }
          }
        }
        .frame(maxHeight: .infinity)
      }
      // Four lines, where the graph leaves as many.
      .frame(idealHeight: 5 * Self.rowHeight, maxHeight: 5 * Self.rowHeight)
    } else {
      GeometryReader { geometry in
        let count = Self.count(layers.map(Self.width), in: geometry.size.width)
        HStack(spacing: LegendPlan.spacing) {
          entries(0..<count, all)
          if count < layers.count { more("+\(layers.count - count)") }
        }
        .frame(height: Self.rowHeight)
      }
      .frame(height: Self.rowHeight)
    }
  }

  private func entries(_ range: Range<Int>, _ all: [LayerID]) -> some View {
    HStack(spacing: LegendPlan.spacing) {
      ForEach(range, id: \.self) { index in
        // No name is wider than its line; one that is too long ends in an ellipsis.
        LegendEntry(layer: layers[index], all: all, model: model)
      }
    }
  }

  private func more(_ title: String) -> some View {
    Text(title).font(.system(size: 11).weight(.medium)).foregroundStyle(.secondary).fixedSize()
      .frame(height: Self.rowHeight)
      .contentShape(Rectangle())
      .onTapGesture { isOpen.toggle() }
  }

  /// An upper bound for the width of an entry, in points.
  private static func width(of layer: GraphLayer) -> Double { AxisMetrics().width(of: layer.name) + 15 }

  /// The room for the number of those that are not shown.
  private static let moreWidth = 36.0

  /// How many entries of these widths stand whole in one line, with what says how many more there are; at least one.
  static func count(_ widths: [Double], in width: Double) -> Int {
    var x = 0.0
    for (index, own) in widths.enumerated() {
      x += own + (index == 0 ? 0 : LegendPlan.spacing)
      let isLast = index == widths.count - 1
      if x + (isLast ? 0 : LegendPlan.spacing + moreWidth) > width { return max(index, 1) }
    }
    return widths.count
  }

  /// The entries of each line.
  static func lines(_ widths: [Double], in width: Double) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var (start, x) = (0, 0.0)
    for (index, own) in widths.enumerated() {
      if index > start, x + LegendPlan.spacing + own > width {
        lines.append(start..<index)
        (start, x) = (index, 0)
      }
      x += own + (index == start ? 0 : LegendPlan.spacing)
    }
    if start < widths.count { lines.append(start..<widths.count) }
    return lines
  }
}
