import SwiftUI

/// Counts by time and value: a colour for each cell.
nonisolated public struct Heatmap: GraphContent {
  public typealias Body = Never
  let id: AnyHashable?
  let name: String?
  let mark: HeatmapMark

  /// - Parameters:
  ///   - columns: where the columns begin on the x axis, and where the last ends: one more than there are columns.
  ///   - buckets: where the rows begin on the y axis, and where the last ends: one more than there are rows.
  ///   - counts: a column after the other, each from the lowest bucket up; NaN draws nothing.
  public init(_ name: String, columns: [Double], buckets: [Double], counts: [Double]) {
    precondition(
      counts.count == max(0, columns.count - 1) * max(0, buckets.count - 1),
      "Heatmap “\(name)” has \(counts.count) counts for \(columns.count - 1) columns of \(buckets.count - 1) buckets")
    id = AnyHashable(name)
    self.name = name
    mark = HeatmapMark(columns: columns, buckets: buckets, counts: counts)
  }

  @MainActor public func _reduce(into reduction: inout GraphReduction) {
    reduction.add(.heatmap(mark), id: id, name: name)
  }
}

struct HeatmapMark: Equatable {
  var columns: [Double]
  var buckets: [Double]
  var counts: [Double]

  /// The highest count.
  var most: Double? { counts.lazy.filter(\.isFinite).max() }

  /// Colours between none and most: enough that steps do not show, few enough that equal neighbours join.
  static let levels = 24

  /// How much of what is behind it a level's colour hides.
  static func opacity(ofLevel level: Int) -> Double { 0.08 + 0.92 * Double(level + 1) / Double(levels) }
}
