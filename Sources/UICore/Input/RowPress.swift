import AttributeGraph
import Geometry

/// A row of a form, of which a press beside its only button or link is a press on that.
nonisolated package struct RowPressModifier: PrimitiveViewModifier {
  let isPressed: Binding<Bool>

  package init(isPressed: Binding<Bool>) { self.isPressed = isPressed }

  nonisolated package static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let (graph, row) = (inputs.graph, RowScope())
    let responder = GestureResponder(inputs) { responder, hit in
      GestureRun(responder, priority: .normal, hit: hit) { () -> _GestureRecognizer<Void> in
        guard !responder.isRemoved, let action = row.press else { return _GestureRecognizer() }
        return ButtonGesture(isPressed: graph.read(modifier.attribute).isPressed, action: action)._makeRecognizer()
      }
    }
    var inputs = inputs
    inputs.rowScope = row
    return responder.wrap(body(inputs), in: graph)
  }
}
