import AttributeGraph
import DisplayList
import Foundation
import Geometry

/// What a window shows that may leave it: menus, popovers, tooltips.
///
/// Confined to the main actor.
final class PopupSurfaces: @unchecked Sendable {
  /// A surface as it is drawn now.
  struct Shown {
    let identity: UInt32
    let list: DisplayList
    /// From the list's coordinates to the window's.
    let offset: CGPoint
    let takesInput: Bool
    /// Around all that it draws, and around that without shadows; in the window's points.
    var drawn: CGRect { list.bounds.offsetBy(dx: offset.x, dy: offset.y) }
    var solid: CGRect { list.boundsWithoutShadows.offsetBy(dx: offset.x, dy: offset.y) }
  }

  /// The parts of the desktop that the surfaces may take, one a display, in the window's points; empty keeps them inside of
  /// the window.
  let room: Attribute<[CGRect]>
  /// What ``room`` is at the moment.
  var findRoom: () -> [CGRect] = { [] }
  private let viewGraph: ViewGraph
  /// Whether the window has the keyboard.
  private var isActive = true
  /// In the order in which they came.
  private var surfaces: [Surface] = []

  private struct Surface {
    let identity: UInt32
    let display: Attribute<DisplayList>
    let space: CoordinateSpaceLink
    let takesInput: Bool
  }

  init(_ viewGraph: ViewGraph) {
    self.viewGraph = viewGraph
    room = viewGraph.graph.source([])
  }

  /// Asks for the room anew: none for a window without the keyboard, so that nothing is over another program's windows.
  func updateRoom() {
    let new = isActive ? findRoom() : []
    if new != viewGraph.graph.storedValue(room) { viewGraph.set(room, to: new, transaction: Transaction()) }
  }

  /// Asks for the room anew where something is placed by it.
  func windowMoved() { if !surfaces.isEmpty { updateRoom() } }

  func windowFocus(_ isActive: Bool) {
    self.isActive = isActive
    windowMoved()
  }

  /// Adds a surface for as long as the graph's current subgraph lives.
  func add(_ display: Attribute<DisplayList>, space: CoordinateSpaceLink, takesInput: Bool) {
    let identity = viewGraph.nextIdentity()
    surfaces.append(Surface(identity: identity, display: display, space: space, takesInput: takesInput))
    viewGraph.graph.currentSubgraph.onRemove { [weak self] in self?.surfaces.removeAll { $0.identity == identity } }
  }

  /// The surfaces that draw something and have room beside the window, back to front.
  var shown: [Shown] {
    if surfaces.isEmpty || viewGraph.graph.storedValue(room)?.isEmpty != false { return [] }
    return surfaces.compactMap { surface in
      let list = viewGraph.graph.read(surface.display)
      if list.bounds.isNull { return nil }
      return Shown(
        identity: surface.identity, list: list, offset: CGPoint.zero.applying(surface.space.transform()),
        takesInput: surface.takesInput)
    }
  }
}

/// Lets a presented view leave its window: the platform shows what is beyond the window's edges.
nonisolated package struct PopupSurface: PrimitiveViewModifier {
  private let takesInput: Bool

  /// - Parameter takesInput: whether it takes the pointer where it is beside the window.
  package init(takesInput: Bool = true) { self.takesInput = takesInput }

  nonisolated package static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let outputs = body(inputs)
    let graph = inputs.graph
    let stack = inputs.base.environment.value(\.presentations, in: graph)
    if let display = outputs.display, let stack = graph.withoutTracking({ graph.read(stack) }) {
      let takesInput = graph.withoutTracking { graph.read(modifier.attribute).takesInput }
      stack.popups.add(display, space: inputs.space, takesInput: takesInput)
    }
    return outputs
  }
}
