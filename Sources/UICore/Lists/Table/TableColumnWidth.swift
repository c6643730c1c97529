import Foundation

/// The limits of a column's width; points.
struct TableColumnWidth: Equatable {
  /// Of columns that say nothing. 100 is what AppKit gives a new column; the least is our own.
  static let standardIdeal: CGFloat = 100
  static let standardLeast: CGFloat = 40

  var least = standardLeast
  var ideal = standardIdeal
  var most = CGFloat.infinity

  init() {}

  init(fixed width: CGFloat) {
    let width = Self.valid(width) ?? 0
    (least, ideal, most) = (width, width, width)
  }

  init(min: CGFloat?, ideal: CGFloat?, max: CGFloat?) {
    let (min, ideal, max) = (min.flatMap(Self.valid), ideal.flatMap(Self.valid), max.flatMap(Self.limit))
    least = min ?? Swift.min(Self.standardLeast, ideal ?? .infinity, max ?? .infinity)
    most = Swift.max(least, max ?? .infinity)
    self.ideal = clamp(ideal ?? Self.standardIdeal)
  }

  var isFixed: Bool { least == most }

  func clamp(_ width: CGFloat) -> CGFloat { min(max(width, least), most) }

  private static func valid(_ width: CGFloat) -> CGFloat? { width.isFinite && width >= 0 ? width : nil }
  private static func limit(_ width: CGFloat) -> CGFloat? { width >= 0 ? width : nil }

  /// The widths of columns that share `available` points.
  ///
  /// Each begins at its ideal width, or at the one that a user chose, which stays. What is left over or lacking is shared
  /// out evenly among the others within their limits. Where even the least widths are too much, the sum is larger.
  static func shared(
    _ columns: [(limits: TableColumnWidth, chosen: CGFloat?)], available: CGFloat
  ) -> [CGFloat] {
    var widths = columns.map { $0.limits.clamp($0.chosen ?? $0.limits.ideal) }
    var remaining = available - widths.reduce(0, +)
    guard remaining != 0, remaining.isFinite else { return widths }
    let grows = remaining > 0
    func room(_ index: Int) -> CGFloat {
      grows ? columns[index].limits.most - widths[index] : widths[index] - columns[index].limits.least
    }
    // Those with the least room first, so that the others share what they leave.
    let flexible = columns.indices.filter { columns[$0].chosen == nil }.sorted { (room($0), $0) < (room($1), $1) }
    for (position, index) in flexible.enumerated() {
      let share = remaining / CGFloat(flexible.count - position)
      let new = columns[index].limits.clamp(widths[index] + share)
      remaining -= new - widths[index]
      widths[index] = new
    }
    return widths
  }
}
