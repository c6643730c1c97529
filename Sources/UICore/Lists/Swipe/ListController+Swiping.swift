import AttributeGraph
import Foundation
import Geometry

extension ListController {
  /// Whether swiping moves the row away from an edge.
  func canSwipe(_ index: Int, from edge: HorizontalEdge) -> Bool {
    guard isRow(index), let row = state(at: index) else { return false }
    return actions(of: row, edge) != nil
  }

  func canSwipe(_ index: Int) -> Bool { canSwipe(index, from: .leading) || canSwipe(index, from: .trailing) }

  /// Which edge a row leaves that moves so far to the right.
  func edge(movedBy distance: CGFloat) -> HorizontalEdge {
    let isForward = graph.read(inputs.environmentValue(\.layoutDirection)) == .leftToRight
    return (distance > 0) == isForward ? .leading : .trailing
  }

  /// What a row offers at an edge; a row that may be deleted and offers nothing, a button for that.
  private func actions(of row: ListRowState, _ edge: HorizontalEdge) -> Attribute<SwipeActions>? {
    if row.traits.hasSwipes(in: graph) { return row.traits.swipe(edge, in: graph, owner: row.owner) }
    return edge == .trailing && row.canDelete(in: graph) ? deletion(of: row) : nil
  }

  private func deletion(of row: ListRowState) -> Attribute<SwipeActions> {
    let delete = AnyView(SwipeDeleteButton { [weak self, weak row] in if let row { self?.delete(row) } })
    return row.owner.adopt { graph.source(SwipeActions(edge: .trailing, content: delete, allowsFullSwipe: true)) }
  }

  /// Where a row that exists is among all; nil once it is gone.
  func index(of row: ListRowState) -> Int? {
    guard let rows, !row.owner.isRemoved else { return nil }
    let indices = graph.read(rows.window).indices
    guard let order = graph.read(rows.children).firstIndex(where: { $0.identity == row.identity }),
      order < indices.count
    else { return nil }
    return indices[order]
  }

  private func delete(_ row: ListRowState) {
    guard !isRemoved, let index = index(of: row), let deletion = content?.deletion(at: index, in: graph) else { return }
    deletion.action(IndexSet(integer: deletion.offset))
  }

  /// The row that is swiped now; one that goes back into its place is not.
  var currentSwipe: RowSwipe? { lastSwipe.flatMap { $0.isClosing ? nil : $0 } }

  /// That, or the row that is on its way back.
  var lastSwipe: RowSwipe? { latestSwipe.flatMap { $0.isOver ? nil : $0 } }

  /// Begins to move a row from an edge; another goes back into its place.
  @discardableResult
  func beginSwipe(_ index: Int, from edge: HorizontalEdge) -> RowSwipe? {
    guard !isRemoved, let rows, let rowInputs, let row = state(at: index) else { return nil }
    if let last = lastSwipe, last.row === row, last.edge == edge {
      last.isClosing = false
      return last
    }
    return actions(of: row, edge).map { begin(row, edge, $0, rows, rowInputs) }
  }

  /// Begins to move a row from its trailing edge for the button that deletes it, whatever else it offers.
  func beginDeletion(_ index: Int) -> RowSwipe? {
    guard let rows, let rowInputs, let row = state(at: index), row.canDelete(in: graph) else { return nil }
    return begin(row, .trailing, deletion(of: row), rows, rowInputs)
  }

  private func begin(
    _ row: ListRowState, _ edge: HorizontalEdge, _ actions: Attribute<SwipeActions>, _ rows: LazyHandles,
    _ inputs: _ViewInputs
  ) -> RowSwipe {
    lastSwipe?.remove()
    let swipe = RowSwipe(row, edge: edge, actions: actions, in: self, rows, inputs: inputs)
    latestSwipe = swipe
    return swipe
  }

  private var width: CGFloat { rowInputs.map { graph.read($0.size).size.width } ?? 0 }

  /// Moves the row that is swiped, as a finger does: beyond its buttons it resists unless all the way does the first.
  func moveSwipe(to distance: CGFloat) {
    guard !isRemoved, let swipe = currentSwipe else { return }
    let limit = swipe.allowsFullSwipe ? width : swipe.limit
    let beyond = max(0, distance - limit)
    swipe.move(to: min(distance, limit) + ScrollMotion.elastic(beyond, in: width), in: width)
  }

  /// Lets the row go that is swiped, with a speed away from the edge: its buttons stay, or it goes back, or what lies all
  /// the way across is done.
  func endSwipe(velocity: CGFloat) {
    guard !isRemoved, let swipe = currentSwipe else { return }
    if swipe.width == 0 { return afterLayout(of: swipe) { $0.endMeasuredSwipe(velocity: velocity) } }
    endMeasuredSwipe(velocity: velocity)
  }

  private func endMeasuredSwipe(velocity: CGFloat) {
    guard let swipe = currentSwipe else { return }
    if swipe.isFull, let action = swipe.firstAction {
      swipe.move(to: width, in: width, motion) { [weak self] in
        action()
        self?.closeSwipe(swipe)
      }
      return
    }
    let rest = swipe.offset + ScrollMotion.slide(velocity) / 4
    if rest > swipe.width / 2 { openSwipe(swipe) } else { closeSwipe(swipe) }
  }

  /// Moves a row as far as its buttons need.
  func openSwipe(_ swipe: RowSwipe) {
    if swipe.width == 0 {
      swipe.move(to: 1, in: width)
      return afterLayout(of: swipe) { if swipe.width > 0 { $0.openSwipe(swipe) } }
    }
    swipe.move(to: swipe.width, in: width, motion)
  }

  /// Goes on with a row that was moved just now once its buttons are laid out, and with that measured.
  private func afterLayout(of swipe: RowSwipe, _ goOn: @escaping (ListController) -> Void) {
    viewGraph.enqueueAction { [weak self] in
      guard let self, !isRemoved, currentSwipe === swipe else { return }
      // What is all the way depends on how wide the buttons are.
      swipe.move(to: swipe.offset, in: width)
      goOn(self)
    }
  }

  func closeSwipe(_ swipe: RowSwipe) {
    guard !isRemoved, !swipe.isOver else { return }
    swipe.isClosing = true
    swipe.move(to: 0, in: width, motion) { [weak self] in
      guard let self, !isRemoved, !swipe.isOver, swipe.isClosing else { return }
      swipe.remove()
      if latestSwipe === swipe { latestSwipe = nil }
    }
  }

  var motion: Animation? { inputs.swipeMotion }
}

extension _ViewInputs {
  /// How a row goes back to its place. Our own figure; without motion where the user asks for less.
  var swipeMotion: Animation? {
    graph.read(environmentValue(\.accessibilityReduceMotion)) ? nil : .snappy(duration: 0.25)
  }
}

/// The button of a row that can be deleted.
nonisolated private struct SwipeDeleteButton: View {
  let action: () -> Void
  @State private var isPressed = false
  @Environment(\.rowSwipe) private var swipe

  init(action: @escaping () -> Void) { self.action = action }

  @MainActor var body: some View {
    SwipeTile(color: .red, isPressed: isPressed) { Text("Delete") }
      .modifier(SwipeActionModifier(swipe, action: action))
      .modifier(ButtonBehavior(isPressed: $isPressed, cornerRadius: 0) { swipe?.perform(action) })
  }
}
