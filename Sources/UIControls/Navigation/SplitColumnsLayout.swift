import Foundation
import Geometry
import UICore

/// Places the columns of a split view beside each other, or over each other where only one is shown.
///
/// Each column before the detail is followed by its line; the detail is last. A column that is not shown keeps its width
/// out of sight.
struct SplitColumnsLayout: Layout, BuiltIn {
  struct Column: Equatable {
    /// Wanted; points.
    let width: CGFloat
    let isShown: Bool
  }
  /// Those before the detail.
  let columns: [Column]
  /// The only one shown, which fills the view, among all; nil where they are beside each other.
  let top: Int?
  /// Whether the detail fills the view, below the others.
  let isDetailProminent: Bool

  /// Columns are narrower where their widths exceed an equal share.
  private func widths(in total: CGFloat) -> [CGFloat] {
    let shown = columns.indices.filter { columns[$0].isShown }.sorted { columns[$0].width < columns[$1].width }
    var room = max(0, total - CGFloat(shown.count) * SplitDivider.line)
    var widths = columns.map { _ in CGFloat(0) }
    for (order, index) in shown.enumerated() {
      let sharing = shown.count - order + (isDetailProminent ? 0 : 1)
      widths[index] = min(columns[index].width, room / CGFloat(sharing))
      room -= widths[index]
    }
    return widths
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    if let width = proposal.width, let height = proposal.height { return CGSize(width: width, height: height) }
    if let top { return subviews[2 * top].sizeThatFits(proposal) }
    let shown = columns.indices.filter { columns[$0].isShown }
    let before = shown.reduce(0) { $0 + columns[$1].width + SplitDivider.line }
    let rest = proposal.width.map { max(0, $0 - before) }
    let detail = subviews[2 * columns.count].sizeThatFits(ProposedViewSize(width: rest, height: proposal.height))
    let height = shown.reduce(detail.height) { height, index in
      let proposal = ProposedViewSize(width: columns[index].width, height: proposal.height)
      return max(height, subviews[2 * index].sizeThatFits(proposal).height)
    }
    return CGSize(width: proposal.width ?? before + detail.width, height: proposal.height ?? height)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    let widths = widths(in: bounds.width)
    var x = bounds.minX
    func place(_ index: Int, at x: CGFloat, width: CGFloat) {
      subviews[index].place(
        at: CGPoint(x: x, y: bounds.minY), proposal: ProposedViewSize(width: width, height: bounds.height))
    }
    for (index, column) in columns.enumerated() {
      if top != nil {
        place(2 * index, at: bounds.minX, width: bounds.width)
      } else if column.isShown {
        place(2 * index, at: x, width: widths[index])
        x += widths[index]
      } else {
        place(2 * index, at: bounds.minX - column.width, width: column.width)
      }
      place(2 * index + 1, at: x - SplitDivider.reach, width: SplitDivider.line + 2 * SplitDivider.reach)
      if top == nil, column.isShown { x += SplitDivider.line }
    }
    let detail = isDetailProminent || top != nil ? bounds.minX : min(x, bounds.maxX)
    place(2 * columns.count, at: detail, width: bounds.maxX - detail)
  }
}
