import AttributeGraph
import DisplayList
import Foundation
import Geometry

/// A row of a list that was moved aside, and the buttons that it leaves room for.
///
/// Made when a swipe begins, removed when the row is back in its place. Confined to the main thread.
package final class RowSwipe: @unchecked Sendable {
  let row: ListRowState
  let edge: HorizontalEdge
  let allowsFullSwipe: Bool
  /// How far the row is to be from its place, and how far it is, on its way there; points, away from the edge.
  let distance: Attribute<CGFloat>
  let shown: Attribute<CGFloat>
  private let direction: Attribute<LayoutDirection>
  private(set) var tray = _ViewOutputs(layout: nil, display: nil, preferences: nil)
  /// Where the buttons are: the part of the row's place that it has left.
  private(set) var placements: Attribute<[Placement]>
  /// How wide the buttons would be; known once they were laid out.
  fileprivate(set) var width: CGFloat = 0
  /// Whether letting the row go now does the first action.
  private(set) var isFull = false
  /// Whether the row is on its way back into its place, where the swipe ends.
  var isClosing = false
  private unowned let list: ListController
  private let subgraph: Subgraph
  private var target: CGFloat = 0
  private var actions: [(number: Int, perform: () -> Void)] = []
  private var lastNumber = 0

  init(
    _ row: ListRowState, edge: HorizontalEdge, actions: Attribute<SwipeActions>, in list: ListController,
    _ rows: LazyHandles, inputs: _ViewInputs
  ) {
    (self.row, self.edge, self.list) = (row, edge, list)
    let graph = list.graph
    allowsFullSwipe = graph.withoutTracking { graph.read(actions).allowsFullSwipe }
    direction = inputs.environmentValue(\.layoutDirection)
    subgraph = Subgraph.make(in: row.owner)
    (distance, shown, placements) = subgraph.adopt {
      let distance = graph.source(CGFloat(0))
      let shown = inputs.animated(distance)
      let placements = graph.rule(
        SwipeTrayPlacementRule(
          rows: rows, identity: row.identity, size: inputs.size, shown: shown, edge: edge,
          direction: inputs.environmentValue(\.layoutDirection)))
      return (distance, shown, placements)
    }
    tray = subgraph.adopt {
      let view = graph.rule(MapRule(source: actions) { [unowned self] in SwipeTray(swipe: self, content: $0.content) })
      var inputs = inputs.child(
        size: graph.rule(ChildSizeRule(placements: placements, index: 0)), placements: placements, index: 0)
      inputs.leaveLists()
      inputs.addChangeEffect(of: list.isEditing) { [weak self] old, _ in if old != nil { self?.close() } }
      return SwipeTray._makeView(view: _GraphValue(view), inputs: inputs)
    }
  }

  var isOver: Bool { subgraph.isRemoved }
  var offset: CGFloat { target }
  /// How far the row moves for its buttons; before they are laid out, for one of them.
  var limit: CGFloat { width > 0 ? width : SwipeMetrics.buttonWidth }

  /// Moves the row to a distance from its place, in a row that is `length` points wide.
  func move(to distance: CGFloat, in length: CGFloat, _ animation: Animation? = nil, then: (() -> Void)? = nil) {
    guard !isOver else { return }
    target = max(0, distance)
    isFull = allowsFullSwipe && length > 0 && target > length * SwipeMetrics.fullShare && target > width
    var transaction = Transaction(animation: animation)
    if let then { transaction.addAnimationCompletion(then) }
    list.viewGraph.set(self.distance, to: target, transaction: transaction)
  }

  /// Moves the row on by so much, never beyond its buttons.
  func follow(by way: CGFloat) {
    move(to: min(limit, max(0, target + way)), in: 0)
  }

  /// How far the row is from its place, to the right; points.
  func way<T>(_ context: RuleContext<T>) -> CGFloat {
    let isRightward = (edge == .leading) == (context.read(direction) == .leftToRight)
    return isRightward ? context.read(shown) : -context.read(shown)
  }

  /// Moves the row back into its place.
  package func close() { list.closeSwipe(self) }

  func remove() { if !isOver { subgraph.remove() } }

  /// Does what a button does and moves the row back.
  package func perform(_ action: () -> Void) {
    action()
    close()
  }

  var firstAction: (() -> Void)? { actions.first?.perform }

  func add(_ action: @escaping () -> Void) -> Int {
    lastNumber += 1
    actions.append((lastNumber, action))
    return lastNumber
  }

  func remove(_ number: Int) { actions.removeAll { $0.number == number } }
}

/// Where the buttons of a row that is swiped are.
private struct SwipeTrayPlacementRule: Rule {
  let rows: LazyHandles
  let identity: UInt32
  let size: Attribute<ViewSize>
  let shown: Attribute<CGFloat>
  let edge: HorizontalEdge
  let direction: Attribute<LayoutDirection>

  func value(_ context: RuleContext<[Placement]>) -> [Placement] {
    let (children, places) = (context.read(rows.children), context.read(rows.placements))
    guard let index = children.firstIndex(where: { $0.identity == identity }), index < places.count else { return [] }
    let (row, width, shown) = (places[index], context.read(size).size.width, max(0, context.read(shown)))
    let isLeft = (edge == .leading) == (context.read(direction) == .leftToRight)
    let size = CGSize(width: shown, height: row.size.height)
    return [
      Placement(
        origin: CGPoint(x: isLeft ? 0 : width - shown, y: row.origin.y), size: size, proposal: ProposedViewSize(size),
        isMoving: true)
    ]
  }

  static var updateKind: UpdateKind { .layout }
}

/// The buttons that a row has left room for.
nonisolated private struct SwipeTray: View {
  let swipe: RowSwipe
  let content: AnyView

  @MainActor var body: some View {
    SwipeTrayLayout(swipe: swipe) { content }
      .clipped()
      .environment(\.rowSwipe, swipe)
      .environment(\.accentColor, nil)
  }
}

/// Buttons side by side, the first at the edge, as wide together as the room; the first alone where letting go does it.
private struct SwipeTrayLayout: Layout {
  let swipe: RowSwipe

  private func widths(_ subviews: Subviews) -> [CGFloat] {
    subviews.map { max(SwipeMetrics.buttonWidth, $0.sizeThatFits(.unspecified).width) }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: CGSize(width: widths(subviews).reduce(0, +), height: 0))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    let widths = widths(subviews)
    let total = widths.reduce(0, +)
    swipe.width = total
    guard total > 0 else { return }
    var x: CGFloat = 0
    for (index, subview) in subviews.enumerated() {
      let share = swipe.isFull ? (index == 0 ? 1 : 0) : widths[index] / total
      let width = bounds.width * share
      // A leading edge's first button is where reading begins, a trailing edge's where it ends.
      let left = swipe.edge == .leading ? x : bounds.width - x - width
      subview.place(
        at: CGPoint(x: bounds.minX + left, y: bounds.minY),
        proposal: ProposedViewSize(width: width, height: bounds.height))
      x += width
    }
  }
}

/// A button of a row that is swiped: its label in white on a colour, as high as the row.
package struct SwipeTile<Label: View>: View {
  let label: Label
  let color: Color
  let isPressed: Bool

  package init(color: Color, isPressed: Bool, @ViewBuilder label: () -> Label) {
    (self.label, self.color, self.isPressed) = (label(), color, isPressed)
  }

  package var body: some View {
    label
      .foregroundStyle(Color.white)
      .lineLimit(1)
      .padding(.horizontal, 12)
      .fixedSize()
      // With less room than the label needs it is cut off, not shortened.
      .frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity)
      .background(color.mix(with: .black, by: isPressed ? 0.18 : 0, in: .device))
      .clipped()
      .contentShape(Rectangle())
  }
}

enum SwipeMetrics {
  /// The least width of a button, in points: UIKit's, by published measurements.
  static let buttonWidth: CGFloat = 74
  /// The share of the row's width across which a swipe does the first action: our own figure, near that of iOS.
  static let fullShare: CGFloat = 0.55
}
