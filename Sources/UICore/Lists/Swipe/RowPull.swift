import AttributeGraph
import DisplayList
import Foundation
import Geometry

/// Moves one row of a lazy stack at a time sideways.
///
/// Rows know nothing of it: what the stack draws is moved. Confined to the main thread.
final class RowPull {
  let modifier: Attribute<RowPullModifier>
  let rows: LazyHandles
  let inputs: _ViewInputs
  let pulled: Attribute<PulledRow?>
  /// What was set last, which rules see only after the next update.
  private(set) var latest: PulledRow? { didSet { inputs.viewGraph.set(pulled, to: latest) } }
  private let owner: Subgraph

  /// A row by what it is called, and by what makes it.
  struct Row {
    let id: AnyHashable
    let identity: UInt32
  }

  init(_ modifier: Attribute<RowPullModifier>, _ rows: LazyHandles, inputs: _ViewInputs) {
    (self.modifier, self.rows, self.inputs) = (modifier, rows, inputs)
    pulled = inputs.graph.source(nil)
    owner = inputs.graph.currentSubgraph
  }

  func attach(to outputs: inout _ViewOutputs) {
    guard let content = outputs.display else { return }
    outputs.display = graph.rule(
      RowPullDisplayRule(pull: self, content: content, responder: RowPullResponder(inputs, self)))
  }

  private var graph: Graph { inputs.graph }
  private var isRemoved: Bool { owner.isRemoved }

  /// Away from the edge, for a way to the right; points.
  func distance(of way: CGFloat) -> CGFloat {
    let isForward = graph.read(inputs.environmentValue(\.layoutDirection)) == .leftToRight
    return (graph.read(modifier).edge == .leading) == isForward ? way : -way
  }

  /// The row at a point of the stack, if it may be moved.
  func row(at point: CGPoint) -> Row? {
    let arrangement = graph.read(rows.arrangement)
    guard arrangement.lines.count > 0, point.y >= 0, point.y < arrangement.lengths.total else { return nil }
    let index = arrangement.lines.start(of: arrangement.lengths.index(at: point.y))
    let children = graph.read(rows.children)
    guard let order = graph.read(rows.window).order(of: index), order < children.count,
      let id = arrangement.content.id(at: index, below: inputs.path), isEnabled(id)
    else { return nil }
    return Row(id: id, identity: children[order].identity)
  }

  private func isEnabled(_ id: AnyHashable) -> Bool { graph.read(modifier).isEnabled(id.base) }

  /// The row that is moved now; one that goes back into its place is not.
  var current: PulledRow? { latest.flatMap { $0.isOver || $0.isClosing ? nil : $0 } }
  /// Whether a row is on its way back.
  var isClosing: Bool { latest.map { !$0.isOver && $0.isClosing } ?? false }

  func begin(_ row: Row) {
    guard !isRemoved else { return }
    latest?.remove()
    latest = PulledRow(row, by: graph.read(modifier), rows: rows, in: owner, inputs: inputs)
  }

  /// Moves the row as a finger does that has gone so far.
  func move(to distance: CGFloat) {
    guard !isRemoved, let row = current else { return }
    let threshold = row.threshold
    let beyond = max(0, distance - threshold)
    row.move(to: max(0, min(distance, threshold)) + ScrollMotion.elastic(beyond, in: threshold))
  }

  /// Lets the row go: it does what it is for, if it is beyond the threshold and still there, and goes back.
  func letGo() {
    guard !isRemoved, let row = current else { return }
    let isThere = graph.read(rows.children).contains { $0.identity == row.identity }
    if row.target >= row.threshold, isThere, isEnabled(row.id) { graph.read(modifier).action(row.id.base) }
    close()
  }

  /// Brings the row back into its place.
  func close() {
    guard !isRemoved, let row = current else { return }
    row.isClosing = true
    row.move(to: 0, inputs.swipeMotion) { [weak self] in
      row.remove()
      if let self, !isRemoved, latest === row { latest = nil }
    }
  }
}

/// A row that is away from its place, and the mark beside it. Made when a movement begins, removed when the row is back.
final class PulledRow: @unchecked Sendable {
  let id: AnyHashable
  let identity: UInt32
  let threshold: CGFloat
  let isLeft: Attribute<Bool>
  /// How far the row is to be from its place, and how far it is, on its way there; points, away from the edge.
  private let distance: Attribute<CGFloat>
  let shown: Attribute<CGFloat>
  let placements: Attribute<[Placement]>
  let mark: _ViewOutputs
  var isClosing = false
  private(set) var target: CGFloat = 0
  private let subgraph: Subgraph
  private let viewGraph: ViewGraph

  init(_ row: RowPull.Row, by modifier: RowPullModifier, rows: LazyHandles, in owner: Subgraph, inputs: _ViewInputs) {
    (id, identity, threshold, viewGraph) = (row.id, row.identity, modifier.threshold, inputs.viewGraph)
    let (graph, threshold, content) = (inputs.graph, modifier.threshold, modifier.mark)
    let isLeading = modifier.edge == .leading
    subgraph = Subgraph.make(in: owner)
    (distance, shown, placements, isLeft, mark) = subgraph.adopt {
      let distance = graph.source(CGFloat(0))
      let shown = inputs.animated(distance)
      let placements = graph.rule(PullMarkPlacementRule(rows: rows, identity: row.identity, width: threshold))
      let isLeft = graph.rule(
        MapRule(source: inputs.environmentValue(\.layoutDirection)) { ($0 == .leftToRight) == isLeading })
      let view = graph.rule(
        MapRule(source: shown) { PullMark(progress: Double(max(0, $0) / threshold), content: content) })
      let place = inputs.child(
        size: graph.rule(ChildSizeRule(placements: placements, index: 0)), placements: placements, index: 0)
      return (distance, shown, placements, isLeft, PullMark._makeView(view: _GraphValue(view), inputs: place))
    }
  }

  var isOver: Bool { subgraph.isRemoved }

  func move(to distance: CGFloat, _ animation: Animation? = nil, then: (() -> Void)? = nil) {
    guard !isOver else { return }
    target = distance
    var transaction = Transaction(animation: animation)
    if let then { transaction.addAnimationCompletion(then) }
    viewGraph.set(self.distance, to: distance, transaction: transaction)
  }

  func remove() { if !isOver { subgraph.remove() } }
}

/// The mark's place, before the row's beginning is known: beside what the row draws.
private struct PullMarkPlacementRule: Rule {
  let rows: LazyHandles
  let identity: UInt32
  let width: CGFloat

  func value(_ context: RuleContext<[Placement]>) -> [Placement] {
    let (children, places) = (context.read(rows.children), context.read(rows.placements))
    guard let index = children.firstIndex(where: { $0.identity == identity }), index < places.count else { return [] }
    let size = CGSize(width: width, height: places[index].size.height)
    return [
      Placement(
        origin: CGPoint(x: 0, y: places[index].origin.y), size: size, proposal: ProposedViewSize(size), isMoving: true)
    ]
  }

  static var updateKind: UpdateKind { .layout }
}

nonisolated private struct PullMark: View {
  let progress: Double
  let content: (Double) -> AnyView

  @MainActor var body: some View {
    content(progress).frame(maxWidth: .infinity, maxHeight: .infinity)
      .allowsHitTesting(false).accessibilityHidden(true)
  }
}

/// What a stack draws, with a row moved and the mark beside it.
private struct RowPullDisplayRule: Rule {
  let pull: RowPull
  let content: Attribute<DisplayList>
  let responder: RowPullResponder
  let size: Attribute<ViewSize>

  init(pull: RowPull, content: Attribute<DisplayList>, responder: RowPullResponder) {
    (self.pull, self.content, self.responder, size) = (pull, content, responder, pull.inputs.size)
  }

  func value(_ context: RuleContext<DisplayList>) -> DisplayList {
    var list = context.read(content)
    if let row = context.read(pull.pulled), !row.isOver, var place = context.read(row.placements).first {
      let isLeft = context.read(row.isLeft)
      let way = isLeft ? context.read(row.shown) : -context.read(row.shown)
      if let drawn = pull.rows.move(row.identity, by: way, in: &list, context), let mark = row.mark.display {
        place.origin.x = isLeft ? drawn.minX - row.threshold : drawn.maxX
        var items = list.items
        items.append(context.read(mark), at: place, id: mark.id.index)
        list = DisplayList(items)
      }
    }
    let own = CGRect(origin: .zero, size: context.read(size).size)
    return DisplayList([
      DisplayItem(
        id: context.attribute.id.index, version: 0, bounds: list.isEmpty ? own : own.union(list.bounds),
        content: .group(GroupItem(list, responder: responder)))
    ])
  }

  static var updateKind: UpdateKind { .display }
}

extension LazyHandles {
  /// Moves what a row draws to the right; points.
  ///
  /// - Returns: where it draws now; nil where it draws nothing.
  func move<T>(
    _ identity: UInt32, by way: CGFloat, in list: inout DisplayList, _ context: RuleContext<T>
  ) -> CGRect? {
    guard let display = context.read(children).first(where: { $0.identity == identity })?.outputs.display else {
      return nil
    }
    let own = context.read(display)
    let id = own.items.count == 1 ? own.items[0].id : display.id.index
    guard let index = list.items.firstIndex(where: { $0.id == id }) else { return nil }
    var items = list.items
    items[index].offset.x += way
    items[index].bounds.origin.x += way
    items[index].isMoving = true
    list = DisplayList(items)
    return items[index].bounds
  }
}
