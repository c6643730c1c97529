import Foundation
import Geometry

/// A lazy container: as long as its rows are known or taken to be, as wide as is proposed, else as its widest known row.
final class LazyComputer: LayoutComputer {
  private let axis: Axis
  let length: CGFloat
  let cross: CGFloat
  private let gap: CGFloat
  private let rows: [LayoutComputer]
  /// How many rows there are of each of `rows`.
  private let multiple: Int

  init(axis: Axis, length: CGFloat, cross: CGFloat) {
    (self.axis, self.length, self.cross) = (axis, length, cross)
    (gap, rows, multiple) = (0, [], 0)
  }

  /// A container whose rows are all known.
  init(axis: Axis, spacing: CGFloat, rows: [LayoutComputer]) {
    (self.axis, gap, self.rows, multiple) = (axis, spacing, rows, 1)
    (length, cross) = (0, 0)
  }

  /// A container of `count` rows of which one is known.
  init(axis: Axis, spacing: CGFloat, sample: LayoutComputer, count: Int) {
    (self.axis, gap, rows, multiple) = (axis, spacing, [sample], count)
    (length, cross) = (0, 0)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let offered = ProposedViewSize(axis, nil, cross: proposal[axis.opposite])
    var (length, cross) = (length, cross)
    if !rows.isEmpty {
      let sizes = rows.map { $0.sizeThatFits(offered) }
      length = sizes.reduce(0) { $0 + $1[axis] } * CGFloat(multiple)
      length += gap * CGFloat(rows.count * multiple - 1)
      cross = sizes.reduce(0) { max($0, $1[axis.opposite]) }
    }
    return CGSize(axis, max(0, length), cross: proposal[axis.opposite] ?? cross)
  }
}
