import Foundation
import Geometry
import UICore

/// The rows of a form in columns: all controls begin at the line where the widest label ends, and those that fill what
/// they are offered end at one line, too.
///
/// Each row is measured twice: for its label, and beside the widest one.
struct FormColumns: Layout {
  let spacing: CGFloat

  static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .vertical
    return properties
  }

  private struct Row {
    var proposal: ProposedViewSize
    var size: CGSize
    /// Of its control, from its own leading edge.
    var column: CGFloat
  }

  /// - Returns: the rows, and where the controls begin.
  private func rows(_ proposal: ProposedViewSize, _ subviews: Subviews) -> ([Row], CGFloat) {
    let width = ProposedViewSize(width: proposal.width, height: nil)
    let labels = subviews.map { $0.dimensions(in: width)[.formColumn] }
    let column = labels.max() ?? 0
    let rows = zip(subviews, labels).map { row, label in
      let proposal = ProposedViewSize(width: proposal.width.map { max($0 - column + label, 0) }, height: nil)
      let dimensions = row.dimensions(in: proposal)
      return Row(
        proposal: proposal, size: CGSize(width: dimensions.width, height: dimensions.height),
        column: dimensions[.formColumn])
    }
    return (rows, column)
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let (rows, column) = rows(proposal, subviews)
    return CGSize(
      width: rows.map { column - $0.column + $0.size.width }.max() ?? 0,
      height: rows.reduce(0) { $0 + $1.size.height } + spacing * CGFloat(max(rows.count - 1, 0)))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let (rows, column) = rows(ProposedViewSize(width: bounds.width, height: nil), subviews)
    var y = bounds.minY
    for (subview, row) in zip(subviews, rows) {
      subview.place(at: CGPoint(x: bounds.minX + column - row.column, y: y), proposal: row.proposal)
      y += row.size.height + spacing
    }
  }
}
