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
        ScrollView(showsIndicators: false) {
          LegendLines(rowHeight: Self.rowHeight) {
            ForEach(layers.prefix(Self.most)) { LegendEntry(layer: $0, all: all, model: model) }
          }
        }
      }
      // Four lines and what closes them, where the graph leaves as many.
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

  /// The most names of an open legend.
  private static let most = 300
}

/// Views side by side in lines of one height, each whole.
struct LegendLines: Layout {
  let rowHeight: Double

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let width = proposal.width ?? 300
    let lines = Self.lines(subviews.map { Double($0.sizeThatFits(.unspecified).width) }, in: width)
    return CGSize(width: width, height: Double(lines.count) * rowHeight)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let widths = subviews.map { Double(min($0.sizeThatFits(.unspecified).width, bounds.width)) }
    for (line, range) in Self.lines(widths, in: bounds.width).enumerated() {
      var x = bounds.minX
      for index in range {
        let place = CGPoint(x: x, y: bounds.minY + (Double(line) + 0.5) * rowHeight)
        subviews[index].place(
          at: place, anchor: .leading, proposal: ProposedViewSize(width: widths[index], height: rowHeight))
        x += widths[index] + LegendPlan.spacing
      }
    }
  }

  /// The views of each line.
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
