import SwiftUI

/// A row's parts at its sender's side: a picture, if there is one, and a column that is as wide as may be.
struct RowLayout: Layout, Equatable {
  let isTrailing: Bool
  /// Above the row, in points.
  let top: Double
  /// At both sides, in points; narrow lists have less.
  let margin: Double
  /// What is left for a sender's picture, and its distance; 0 for none.
  let indent: Double
  /// At the other side, in points; narrow lists have less.
  let freeSide: Double
  /// The widest that the column is, in points.
  let maximumWidth: Double

  /// The most that both are, as parts of the width: see ``ChatTheme``.
  private static let narrow = (margin: 0.03, free: 0.1)

  private func measures(_ width: Double) -> (margin: Double, column: Double) {
    let margin = min(margin, width * Self.narrow.margin)
    let free = min(freeSide, width * Self.narrow.free)
    return (margin, max(1, min(maximumWidth, width - 2 * margin - indent - free)))
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let width = proposal.width.map { $0.isFinite ? $0 : maximumWidth } ?? maximumWidth
    let column = ProposedViewSize(width: measures(width).column, height: nil)
    let height = subviews.indices.map { index in
      subviews[index].sizeThatFits(index == subviews.count - 1 ? column : .unspecified).height
    }.max()
    return CGSize(width: width, height: top + (height ?? 0))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    guard let column = subviews.last else { return }
    let (margin, width) = measures(bounds.width)
    let y = bounds.minY + top
    column.place(
      at: CGPoint(x: isTrailing ? bounds.maxX - margin : bounds.minX + margin + indent, y: y),
      anchor: isTrailing ? .topTrailing : .topLeading, proposal: ProposedViewSize(width: width, height: nil))
    if subviews.count > 1 {
      subviews[0].place(at: CGPoint(x: bounds.minX + margin, y: y), proposal: .unspecified)
    }
  }
}
