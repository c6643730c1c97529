import Foundation
import Geometry

/// A layout that arranges its subviews in rows and columns.
///
/// Spacing is in points; nil keeps what neighbours prefer, usually 8.
public struct GridLayout: Layout, BuiltIn {
  public var alignment: Alignment
  public var horizontalSpacing: CGFloat?
  public var verticalSpacing: CGFloat?

  public init(alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }

  /// The cells, where they lie, and the last solution.
  public struct Cache {
    let cells: [GridCell]
    let slots: GridSlots
    let columnGaps: [CGFloat]
    let rowGaps: [CGFloat]
    var last: (proposal: ProposedViewSize, solution: GridSolution)?
  }

  public func makeCache(subviews: Subviews) -> Cache {
    let cells = subviews.map { $0[GridCellKey.self] }
    let slots = GridSlots(cells)
    return Cache(
      cells: cells, slots: slots,
      columnGaps: gaps(slots.columnCount, horizontalSpacing, .horizontal, subviews) { first, second in
        first.row == second.row && first.columns.upperBound == second.columns.lowerBound
      } track: {
        $0.columns.lowerBound
      },
      rowGaps: gaps(slots.rowCount, verticalSpacing, .vertical, subviews) { first, second in
        first.row + 1 == second.row && first.columns.overlaps(second.columns)
      } track: {
        $0.row
      })

    /// The largest distance that neighbours across each boundary ask for.
    ///
    /// A row's cells follow each other in the list, so what is before a cell lies in its own row or the one above.
    func gaps(
      _ count: Int, _ spacing: CGFloat?, _ axis: Axis, _ subviews: Subviews,
      areNeighbours: (GridSlots.Slot, GridSlots.Slot) -> Bool, track: (GridSlots.Slot) -> Int
    ) -> [CGFloat] {
      guard count > 0 else { return [] }
      if let spacing { return [0] + Array(repeating: spacing, count: count - 1) }
      var result: [CGFloat?] = Array(repeating: nil, count: count)
      for (second, slot) in slots.slots.enumerated() where track(slot) > 0 {
        for first in (0..<second).reversed() {
          let other = slots.slots[first]
          if other.row + 1 < slot.row { break }
          guard areNeighbours(other, slot) else { continue }
          let distance = subviews[first].spacing.distance(to: subviews[second].spacing, along: axis)
          result[track(slot)] = max(result[track(slot)] ?? distance, distance)
        }
      }
      return [0] + result.dropFirst().map { $0 ?? ViewSpacing.standard }
    }
  }

  private func solve(_ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout Cache) -> GridSolution {
    if let last = cache.last, last.proposal == proposal { return last.solution }
    let solution = GridSolution(
      proposal: proposal, cells: cache.cells, slots: cache.slots, columnGaps: cache.columnGaps,
      rowGaps: cache.rowGaps, measure: { subviews[$0].sizeThatFits($1) })
    cache.last = (proposal, solution)
    return solution
  }

  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    solve(proposal, subviews, &cache).size
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    let solution = solve(proposal, subviews, &cache)
    let dimensions = subviews.indices.map { index in
      subviews[index].dimensions(in: ProposedViewSize(solution.frame(of: cache.slots.slots[index]).size))
    }
    let rowGuides = (0..<cache.slots.rowCount).map { row in
      rowGuide(row, height: solution.rows.lengths[row], dimensions, cache)
    }
    for index in subviews.indices {
      let cell = cache.cells[index]
      let slot = cache.slots.slots[index]
      let frame = solution.frame(of: slot).offsetBy(dx: bounds.minX, dy: bounds.minY)
      let own = dimensions[index]
      var origin = frame.origin
      if let anchor = cell.anchor {
        origin.x += anchor.x * (frame.width - own.width)
        origin.y += anchor.y * (frame.height - own.height)
      } else {
        let horizontal = columnAlignment(slot.columns, cache)
        origin.x += ViewDimensions(size: frame.size)[horizontal] - own[horizontal]
        origin.y += rowGuides[slot.row] - own[cell.rowAlignment ?? alignment.vertical]
      }
      subviews[index].place(at: origin, proposal: ProposedViewSize(frame.size))
    }
  }

  private func columnAlignment(_ columns: Range<Int>, _ cache: Cache) -> HorizontalAlignment {
    guard columns.count == 1 else { return alignment.horizontal }
    for (slot, cell) in zip(cache.slots.slots, cache.cells) where slot.columns == columns {
      if let own = cell.columnAlignment { return own }
    }
    return alignment.horizontal
  }

  /// Where the row's guides meet, below its top: as in a plain rectangle, or the lowest of those that views set.
  private func rowGuide(_ row: Int, height: CGFloat, _ dimensions: [ViewDimensions], _ cache: Cache) -> CGFloat {
    var result = ViewDimensions(size: CGSize(width: 0, height: height))[alignment.vertical]
    var lowest: CGFloat?
    for (index, slot) in cache.slots.slots.enumerated() where slot.row == row {
      let guide = cache.cells[index].rowAlignment ?? alignment.vertical
      result = ViewDimensions(size: CGSize(width: 0, height: height))[guide]
      if let explicit = dimensions[index][explicit: guide] { lowest = max(lowest ?? explicit, explicit) }
    }
    return lowest ?? result
  }
}
