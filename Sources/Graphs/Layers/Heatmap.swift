import SwiftUI

/// Counts by time and value: a colour for each cell.
nonisolated public struct Heatmap: GraphContent {
  public typealias Body = Never
  let key: LayerKey
  let mark: HeatmapMark

  /// - Parameters:
  ///   - columns: the starts of the columns on the x axis and the end of the last: one more than there are columns.
  ///   - buckets: the lower bounds of the rows on the y axis and the upper bound of the last: one more than there are rows.
  ///   - counts: column by column, each from the lowest bucket up; NaN draws nothing.
  public init(_ name: String, columns: [Double], buckets: [Double], counts: [Double]) {
    guard counts.count == max(0, columns.count - 1) * max(0, buckets.count - 1) else {
      fatalError(
        "Heatmap “\(name)” has \(counts.count) counts for \(columns.count - 1) columns of \(buckets.count - 1) buckets")
    }
    key = LayerKey(name)
    mark = HeatmapMark(columns: columns, buckets: buckets, counts: counts)
  }

  @MainActor public func _reduce(into reduction: inout GraphReduction) { reduction.add(mark, key) }
}

/// The higher the count, the darker the cell. The scale is a square root, so that low counts are visible.
struct HeatmapMark: Mark {
  let columns: [Double]
  let buckets: [Double]
  let counts: [Double]
  var highestCount: Double? { counts.lazy.filter(\.isFinite).max() }
  var paletteUse: PaletteUse { .first }

  /// The number of colours: enough to hide steps, and few enough that neighbours often share one.
  static let levels = 24

  /// The opacity of a level's colour.
  static func opacity(ofLevel level: Int) -> Double { 0.08 + 0.92 * Double(level + 1) / Double(levels) }

  var xExtent: ClosedRange<Double>? { Self.extent(of: columns) }
  func yExtent(in window: ClosedRange<Double>) -> ClosedRange<Double>? { Self.extent(of: buckets) }

  private static func extent(of edges: [Double]) -> ClosedRange<Double>? {
    guard let first = edges.first, let last = edges.last, first <= last else { return nil }
    return first...last
  }

  func draw(_ style: LayerStyle, in space: PlotSpace, _ context: inout GraphicsContext) {
    let rows = buckets.count - 1
    guard rows > 0, let highest = highestCount, highest > 0 else { return }
    var cells: [[CGRect]] = Array(repeating: [], count: Self.levels)
    for (index, count) in counts.enumerated() where count > 0 {
      let (column, row) = index.quotientAndRemainder(dividingBy: rows)
      let level = min(
        Self.levels - 1, Int(clamping: (min(count, highest) / highest).squareRoot() * Double(Self.levels)))
      guard let rect = rect(column, row, in: space) else { continue }
      cells[level].append(rect)
    }
    for (level, rects) in cells.enumerated() where !rects.isEmpty {
      let shading = context.resolve(
        .color(style.ink.opacity(style.opacity * Self.opacity(ofLevel: level))))
      for rect in rects { context.fill(Path(rect), with: shading) }
    }
  }

  private func rect(_ column: Int, _ row: Int, in space: PlotSpace) -> CGRect? {
    let left = space.snapped(space.x.position(columns[column]))
    let right = space.snapped(space.x.position(columns[column + 1]))
    let bottom = space.snapped(space.y.position(buckets[row]))
    let top = space.snapped(space.y.position(buckets[row + 1]))
    guard right > 0, left < space.size.width, right > left, bottom > top else { return nil }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  func note(on layer: GraphLayer, _ words: SummaryWriter) -> String? {
    guard let highest = highestCount, let index = counts.firstIndex(of: highest) else { return nil }
    let (column, row) = index.quotientAndRemainder(dividingBy: buckets.count - 1)
    let values =
      "\(words.text(buckets[row], of: layer)) to \(words.text(buckets[row + 1], of: layer))"
    let count = MetricUnit.short.formatter(symbols: words.symbols).string(from: highest)
    return "\(layer.name): most often, \(count) times, \(values), \(words.at(columns[column]))."
  }
}
