import AttributeGraph
import Foundation

extension ListController {
  /// Whether the user may carry a row to another place.
  func canCarry(_ index: Int) -> Bool { isRow(index) && content?.movement(at: index, in: graph) != nil }

  /// Whether a point of the rows is out of what shows of them.
  func isOutside(_ point: CGPoint) -> Bool {
    guard let state = scroll?.state, let area = state.currentArea else { return false }
    let y = point.y - state.currentOffset.y
    return point.x < 0 || point.x >= area.viewport.width || y < 0 || y >= area.viewport.height
  }

  /// How far a carried row is drawn below its place.
  func carriedWay(of index: Int) -> CGFloat {
    guard !isRemoved, let rows, let carried = graph.storedValue(carried) ?? nil, carried.carries(index) else {
      return 0
    }
    return carried.position(of: index) - graph.read(rows.arrangement).lengths.position(of: index)
  }

  /// Carries a row, with it the other selected rows of its `ForEach`, by `distance` points from where it belongs.
  func carry(_ index: Int, by distance: CGFloat, begins: Bool) {
    guard !isRemoved, let rows, let content else { return }
    var new: CarriedRows
    if let current = carriedRows {
      // Rows that came or went meanwhile end the way: an index may be another row's now.
      if current.content !== content { return putBack() }
      new = current
    } else {
      guard begins, let movement = content.movement(at: index, in: graph) else { return }
      let arrangement = graph.read(rows.arrangement)
      new = CarriedRows(
        arrangement, views: carriedViews(index, movement, content), range: movement.range, perRow: movement.perRow,
        pressed: index)
    }
    new.distance = distance
    carriedRows = new
    // At the edges it scrolls on.
    reveal(min(new.range.upperBound - 1, new.range.lowerBound + new.destination * new.perRow), remaining: 0)
  }

  /// The views of the pressed row's element and, where that is selected, of the other selected ones that may be moved.
  private func carriedViews(_ index: Int, _ movement: LazyContent.Movement, _ content: LazyContent) -> [Int] {
    var elements: Set<Int> = [(index - movement.range.lowerBound) / movement.perRow]
    if selected.isMultiple, selected.contains(value(at: index)) {
      for view in selectedIndices(in: content) where movement.range.contains(view) && canCarry(view) {
        elements.insert((view - movement.range.lowerBound) / movement.perRow)
      }
    }
    return elements.sorted().flatMap { element in
      (0..<movement.perRow).map { movement.range.lowerBound + element * movement.perRow + $0 }
    }
  }

  /// Drops the rows that the pointer carries.
  func drop() {
    guard !isRemoved, let dropped = carriedRows else { return }
    putBack()
    guard dropped.content === content, !dropped.isInPlace else { return }
    content?.movement(at: dropped.views[dropped.pressed], in: graph)?.action(dropped.offsets, dropped.destination)
  }

  /// Leaves the rows that the pointer carries where they were.
  func putBack() {
    guard !isRemoved, carriedRows != nil else { return }
    carriedRows = nil
  }
}
