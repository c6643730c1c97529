import Foundation
import Geometry
import UICore

/// The rows of a form in columns: all controls begin at the line where the widest label ends, and those that fill what
/// they are offered end at one line, too.
///
/// Each row is measured beside the widest label: of those that the rows have where they are offered no width, which is asked
/// once, or, where one has no room for its own, of those that they have at this width. Of the last width all is remembered.
struct FormColumns: Layout, BuiltIn {
  let spacing: CGFloat

  struct Cache {
    fileprivate var labels: [CGFloat]?
    fileprivate var last: (width: CGFloat?, rows: [Row], column: CGFloat)?
  }

  static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .vertical
    return properties
  }

  fileprivate struct Row {
    var proposal: ProposedViewSize
    var size: CGSize
    /// Of its control, from its own leading edge.
    var column: CGFloat
  }

  func makeCache(subviews: Subviews) -> Cache { Cache() }

  /// - Returns: the rows, and where the controls begin.
  private func rows(_ width: CGFloat?, _ subviews: Subviews, _ cache: inout Cache) -> ([Row], CGFloat) {
    if let last = cache.last, last.width == width { return (last.rows, last.column) }
    let wanted = cache.labels ?? labels(of: subviews, in: nil)
    cache.labels = wanted
    var (rows, column) = rows(of: subviews, width, beside: wanted)
    if zip(rows, wanted).contains(where: { $0.column != $1 }) {
      (rows, column) = self.rows(of: subviews, width, beside: labels(of: subviews, in: width))
    }
    cache.last = (width, rows, column)
    return (rows, column)
  }

  private func labels(of subviews: Subviews, in width: CGFloat?) -> [CGFloat] {
    subviews.map { $0.dimensions(in: ProposedViewSize(width: width, height: nil))[.formColumn] }
  }

  private func rows(of subviews: Subviews, _ width: CGFloat?, beside labels: [CGFloat]) -> ([Row], CGFloat) {
    let column = labels.max() ?? 0
    let rows = zip(subviews, labels).map { row, label in
      let proposal = ProposedViewSize(width: width.map { max($0 - column + label, 0) }, height: nil)
      let dimensions = row.dimensions(in: proposal)
      return Row(
        proposal: proposal, size: CGSize(width: dimensions.width, height: dimensions.height),
        column: dimensions[.formColumn])
    }
    return (rows, column)
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    let (rows, column) = rows(proposal.width, subviews, &cache)
    return CGSize(
      width: rows.map { column - $0.column + $0.size.width }.max() ?? 0,
      height: rows.reduce(0) { $0 + $1.size.height } + spacing * CGFloat(max(rows.count - 1, 0)))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
    let (rows, column) = rows(bounds.width, subviews, &cache)
    var y = bounds.minY
    for (subview, row) in zip(subviews, rows) {
      subview.place(at: CGPoint(x: bounds.minX + column - row.column, y: y), proposal: row.proposal)
      y += row.size.height + spacing
    }
  }
}
