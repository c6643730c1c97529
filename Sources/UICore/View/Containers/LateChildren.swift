import AttributeGraph
import DisplayList
import Foundation
import Geometry

/// The children of a scrolled container of which many are new: those out of sight are drawn between frames.
///
/// So a first frame lists what it shows and one viewport around, however long the content is. What waits is complete before
/// anybody but the renderer looks at the display list: see ``ViewHost/drawLate(atMost:)``.
final class LateChildren: LateDrawing {
  /// Fewer new children than these are never worth another update.
  static let least = 16

  private let near: Attribute<CGRect>
  private let content: AnyHashable
  private let space: CoordinateSpaceLink
  private unowned let root: ViewRoot
  private let owner: Subgraph
  /// How often all have been drawn; read by the container, so that it then lists them. Made when some wait for the first time.
  @exclusivity(unchecked) private var turn: Attribute<Int>?
  /// The displays of those that wait, in reverse order.
  @exclusivity(unchecked) private var waiting: [AttributeID] = []

  fileprivate init(_ sight: ContentSight, _ inputs: _ViewInputs) {
    (near, content, space, root) = (sight.near, sight.space, inputs.space, inputs.base.root)
    owner = inputs.graph.currentSubgraph
  }

  /// Which children wait, of those that were never drawn; nil where none does.
  func areWaiting(
    _ children: [ContainerChild], _ places: [Placement], _ context: RuleContext<DisplayList>
  ) -> [Bool]? {
    let graph = context.graph
    if !waiting.isEmpty { waiting.removeAll(keepingCapacity: true) }
    guard children.count > Self.least, root.mayWait else { return nil }
    let new = children.indices.filter { index in
      children[index].outputs.display.map { graph.verifiedAt($0.id) == 0 } == true
    }
    guard new.count > Self.least else { return nil }
    // Read only now: a container that has drawn all does not follow the scroll view.
    let turn = turn ?? owner.adopt { graph.source(0) }
    self.turn = turn
    _ = context.read(turn)
    let near = context.read(near).applying(space.transform(to: content).inverted())
    var result = Array(repeating: false, count: children.count)
    for index in new.reversed() where index < places.count {
      guard let display = children[index].outputs.display,
        !near.touches(CGRect(origin: places[index].origin, size: places[index].size))
      else { continue }
      result[index] = true
      waiting.append(display.id)
    }
    if waiting.isEmpty { return nil }
    root.leave(self)
    return result
  }

  /// Draws one of those that wait, with all that is in it; false once all have been.
  override func drawNext(_ viewGraph: ViewGraph) -> Bool {
    let graph = viewGraph.graph
    guard let turn, graph.isAlive(turn.id) else { return false }
    while let next = waiting.popLast() {
      if !graph.isAlive(next) { continue }
      let mayWait = root.mayWait
      root.mayWait = false
      graph.pull(next)
      root.mayWait = mayWait
      return true
    }
    viewGraph.set(turn, to: graph.read(turn) + 1)
    return false
  }
}

/// Where scrolled content shows, for the containers in it.
struct ContentSight {
  /// What shows and one viewport around, in the content's space; it moves on half a viewport before that is all in sight.
  /// Points.
  let near: Attribute<CGRect>
  /// What the content's space is called.
  let space: AnyHashable
}

private enum ContentSightKey: ViewInputKey { static var defaultValue: ContentSight? { nil } }

extension _ViewInputs {
  /// Where the scrolled content shows in which this is; nil outside of any.
  var contentSight: ContentSight? {
    get { self[ContentSightKey.self] }
    set { self[ContentSightKey.self] = newValue }
  }

  /// What lets children of a container wait: nil outside of scrolled content, and for children that are and stay few.
  func lateChildren(of list: _ViewListOutputs) -> LateChildren? {
    guard let sight = contentSight, !list.isFixed || list.fixedCount > LateChildren.least else { return nil }
    return LateChildren(sight, self)
  }
}

extension CGRect {
  /// Whether the rectangles have a point in common, on their edges or inside.
  fileprivate func touches(_ other: CGRect) -> Bool {
    minX <= other.maxX && other.minX <= maxX && minY <= other.maxY && other.minY <= maxY
  }
}
