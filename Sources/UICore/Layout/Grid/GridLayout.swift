import Foundation
import Geometry

/// A layout that arranges its subviews in rows and columns.
///
/// Spacing is in points; nil keeps what neighbours prefer, usually 8.
public struct GridLayout: Layout {
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
      columnGaps: gaps(slots.columnCount, horizontalSpacing, .horizontal, subviews) { index, column in
        slots.slots.firstIndex {
          $0.row == slots.slots[index].row && $0.columns.lowerBound == column && $0.columns.count == 1
        }
      },
      rowGaps: gaps(slots.rowCount, verticalSpacing, .vertical, subviews) { index, row in
        slots.slots.firstIndex { $0.row == row && $0.columns.overlaps(slots.slots[index].columns) }
      })

    /// The largest distance that neighbours across each boundary ask for.
    func gaps(
      _ count: Int, _ spacing: CGFloat?, _ axis: Axis, _ subviews: Subviews, neighbour: (Int, Int) -> Int?
    ) -> [CGFloat] {
      (0..<count).map { track in
        if track == 0 { return 0 }
        if let spacing { return spacing }
        let before = subviews.indices.filter {
          (axis == .horizontal ? slots.slots[$0].columns.upperBound - 1 : slots.slots[$0].row) == track - 1
        }
        let distances = before.compactMap { index in
          neighbour(index, track).map { subviews[index].spacing.distance(to: subviews[$0].spacing, along: axis) }
        }
        return distances.max() ?? ViewSpacing.standard
      }
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
