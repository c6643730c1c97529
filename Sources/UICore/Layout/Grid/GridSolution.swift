import Foundation
import Geometry

/// The columns and rows of a grid for one proposal, in points.
///
/// Columns divide the width as the children of a horizontal stack do, each as wide as its widest cell; then rows divide
/// the height the same way. A cell that spans columns widens them evenly where they are too narrow for it.
struct GridSolution {
  var columns: GridTrack
  var rows: GridTrack

  var size: CGSize { CGSize(width: columns.total, height: rows.total) }

  func frame(of slot: GridSlots.Slot) -> CGRect {
    CGRect(
      x: columns.origins[slot.columns.lowerBound], y: rows.origins[slot.row], width: columns.length(of: slot.columns),
      height: rows.lengths[slot.row])
  }

  init(
    proposal: ProposedViewSize, cells: [GridCell], slots: GridSlots, columnGaps: [CGFloat], rowGaps: [CGFloat],
    measure: @escaping (Int, ProposedViewSize) -> CGSize
  ) {
    let columns = Self.columns(proposal.width, cells, slots, columnGaps, measure)
    self.columns = columns
    rows = Self.rows(proposal.height, cells, slots, rowGaps) { index, height in
      measure(index, ProposedViewSize(width: columns.length(of: slots.slots[index].columns), height: height)).height
    }
  }

  private static func columns(
    _ proposed: CGFloat?, _ cells: [GridCell], _ slots: GridSlots, _ gaps: [CGFloat],
    _ measure: (Int, ProposedViewSize) -> CGSize
  ) -> GridTrack {
    let sized = cells.indices.filter { !cells[$0].unsizedAxes.contains(.horizontal) }
    func width(_ index: Int, _ proposed: CGFloat?) -> CGFloat {
      measure(index, ProposedViewSize(width: proposed, height: nil)).width
    }
    let columns = (0..<slots.columnCount).map { column in
      sized.filter { slots.slots[$0].columns == column..<column + 1 }
    }
    var track = GridTrack(proposed, columns, gaps, width)
    for index in sized where slots.slots[index].columns.count > 1 {
      let span = slots.slots[index].columns
      let own = track.length(of: span)
      let missing = width(index, proposed.map { max(own, $0 - track.total + own) }) - own
      guard missing > 0, missing.isFinite else { continue }
      for column in span { track.lengths[column] += missing / CGFloat(span.count) }
    }
    return track
  }

  private static func rows(
    _ proposed: CGFloat?, _ cells: [GridCell], _ slots: GridSlots, _ gaps: [CGFloat],
    _ height: (Int, CGFloat?) -> CGFloat
  ) -> GridTrack {
    let rows = (0..<slots.rowCount).map { row in
      cells.indices.filter { slots.slots[$0].row == row && !cells[$0].unsizedAxes.contains(.vertical) }
    }
    return GridTrack(proposed, rows, gaps, height)
  }
}

/// The lengths of a grid's columns or rows, and the gap before each; the first gap is zero.
struct GridTrack {
  var lengths: [CGFloat]
  var gaps: [CGFloat]

  /// Divides `proposed` points among lines of cells, each as long as its longest cell.
  init(_ proposed: CGFloat?, _ lines: [[Int]], _ gaps: [CGFloat], _ length: (Int, CGFloat?) -> CGFloat) {
    let available = proposed.map { $0 - gaps.reduce(0, +) }
    let shares = distribute(available, among: lines.map { _ in 0 }) { line, proposed in
      lines[line].reduce(0) { max($0, length($1, proposed)) }
    }
    self.gaps = gaps
    lengths = shares.map(\.length)
  }

  var origins: [CGFloat] {
    var position: CGFloat = 0
    return lengths.indices.map { index in
      position += gaps[index]
      defer { position += lengths[index] }
      return position
    }
  }

  var total: CGFloat { lengths.reduce(0, +) + gaps.reduce(0, +) }

  /// From the start of the first to the end of the last.
  func length(of range: Range<Int>) -> CGFloat {
    range.reduce(0) { $0 + lengths[$1] + ($1 > range.lowerBound ? gaps[$1] : 0) }
  }
}
