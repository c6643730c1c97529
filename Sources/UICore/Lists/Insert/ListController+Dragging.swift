import AttributeGraph
import CoreTransferable
import Foundation

extension ListController {
  /// The most rows that are dragged at once; our own figure.
  private static let dragLimit = 1_000

  /// What the other selected rows are dragged as, where a selected row is dragged. Rows out of sight are made for it.
  func itemsDragged(with row: ListRowState) -> (before: [NSItemProvider], behind: [NSItemProvider]) {
    guard selected.isMultiple, selected.contains(row.value(in: graph)), let rows, let content,
      let own = index(of: row)
    else { return ([], []) }
    var items: (before: [NSItemProvider], behind: [NSItemProvider]) = ([], [])
    for index in selectedIndices(in: content).prefix(Self.dragLimit) where index != own && isRow(index) {
      let item =
        state(at: index)?.dragItem?()
        ?? rows.withTemporaryRow(at: index, of: content) { state(of: $0)?.dragItem?() }
      guard let item else { continue }
      if index < own { items.before.append(item) } else { items.behind.append(item) }
    }
    return items
  }

  /// A place between rows where something can be dropped.
  struct InsertionPlace {
    /// The element before which it would be, as an offset in the `ForEach`.
    let offset: Int
    /// Where the place is, in points from the start of the rows.
    let position: CGFloat
    let insertion: RowInsertion
  }

  /// The place between rows that is nearest to a point; nil where its `ForEach` takes nothing.
  func insertionPlace(at point: CGPoint) -> InsertionPlace? {
    guard !isRemoved, let rows, let content else { return nil }
    guard content.count > 0, let (run, row) = nearestRun(to: point.y, in: content) else {
      guard let insertion = content.emptyInsertion(in: graph) else { return nil }
      return InsertionPlace(offset: 0, position: 0, insertion: insertion)
    }
    let lengths = graph.read(rows.arrangement).lengths
    let first = run.range.lowerBound + row * run.perRow
    let middle = (lengths.position(of: first) + lengths.position(of: first + run.perRow)) / 2
    let offset = point.y < middle ? row : row + 1
    return InsertionPlace(
      offset: offset, position: lengths.position(of: run.range.lowerBound + offset * run.perRow),
      insertion: run.insertion)
  }

  /// The `ForEach` of the row at a height, or of the last one before it that takes something.
  private func nearestRun(
    to y: CGFloat, in content: LazyContent
  ) -> (run: (range: Range<Int>, perRow: Int, insertion: RowInsertion), row: Int)? {
    guard let rows else { return nil }
    let lengths = graph.read(rows.arrangement).lengths
    let index = y >= lengths.total ? content.count - 1 : min(content.count - 1, lengths.index(at: max(0, y)))
    for candidate in [index, index + 1, index - 1] where candidate >= 0 && candidate < content.count {
      guard let run = content.insertion(at: candidate, in: graph) else { continue }
      return (run, (candidate - run.range.lowerBound) / run.perRow)
    }
    return nil
  }
}

extension ListPressResponder: DropTarget {
  /// All rows, and what shows below them.
  var dropFrame: CGRect { list.dropFrame }

  func takes(_ content: DragContent, at point: CGPoint) -> Bool {
    guard let place = list.insertionPlace(at: point) else { return false }
    return content.items.contains { place.insertion.takes($0) }
  }

  func validate(_ info: DropInfo) -> Bool { true }
  func enter(_ info: DropInfo) {}

  func update(_ info: DropInfo) -> DropOperation {
    let place = list.insertionPlace(at: info.location)
    list.showInsertion(at: place?.position)
    return place == nil ? .forbidden : .copy
  }

  func exit(_ info: DropInfo) { list.showInsertion(at: nil) }

  func perform(_ info: DropInfo) -> Bool {
    let place = list.insertionPlace(at: info.location)
    list.showInsertion(at: nil)
    return place?.insertion.perform(place!.offset, info.content) ?? false
  }
}

extension ListController {
  var dropFrame: CGRect {
    guard !isRemoved, let rows else { return .zero }
    let area = scroll?.state.currentArea
    return CGRect(
      x: 0, y: 0, width: area?.viewport.width ?? graph.storedValue(inputs.size)?.size.width ?? 0,
      height: max(graph.read(rows.arrangement).lengths.total, area?.viewport.height ?? 0))
  }

  func showInsertion(at position: CGFloat?) {
    guard !isRemoved, insertionPosition != position else { return }
    insertionPosition = position
  }
}
