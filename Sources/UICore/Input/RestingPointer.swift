import AttributeGraph
import Foundation
import Geometry

/// Tells when the pointer rests on the content: after a time, until it leaves or a press begins.
nonisolated package struct RestingPointerModifier: PrimitiveViewModifier {
  /// Seconds.
  let delay: Double
  let action: (Bool) -> Void

  /// - Parameter delay: seconds without a move.
  package init(delay: Double, action: @escaping (Bool) -> Void) { (self.delay, self.action) = (delay, action) }

  nonisolated package static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let graph = inputs.graph
    guard let router = inputs.inputRouter else { return body(inputs) }
    let owner = graph.currentSubgraph
    var timer: InputTimer?
    var isResting = false
    func rest(_ value: Bool) {
      guard value != isResting, !owner.isRemoved else { return }
      isResting = value
      graph.read(modifier.attribute).action(value)
    }
    func restart() {
      timer?.cancel()
      timer = router.schedule(after: graph.read(modifier.attribute).delay) { rest(true) }
    }
    let hover = HoverResponder(inputs) { isHovered in
      if owner.isRemoved { return }
      if isHovered { return restart() }
      timer?.cancel()
      rest(false)
    } moved: { _, _ in
      if !owner.isRemoved, !isResting { restart() }
    }
    let press = GestureResponder(inputs) { responder, hit in
      GestureRun(responder, priority: .simultaneous, hit: hit) {
        PressBeginRecognizer {
          timer?.cancel()
          rest(false)
        }
      }
    }
    graph.currentSubgraph.onRemove { timer?.cancel() }
    return press.wrap(hover.wrap(body(inputs), in: graph), in: graph)
  }
}

/// Tells of presses and takes none.
private final class PressBeginRecognizer: _GestureRecognizer<Void> {
  private let action: () -> Void
  init(_ action: @escaping () -> Void) { self.action = action }

  override func handle(_ event: GestureEvent, _ effects: inout GestureEffects) -> GesturePhase<Void> {
    effects.immediate.append(action)
    return .failed
  }
}
