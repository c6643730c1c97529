import AttributeGraph
import DisplayList

/// Keeps its content, with its state and size, and draws it only where it is shown. What is not drawn gets no input.
nonisolated package struct ShownModifier: PrimitiveViewModifier {
  let isShown: Bool

  package init(isShown: Bool) { self.isShown = isShown }

  nonisolated package static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let graph = inputs.graph
    let isShown = modifier.map(in: graph, \.isShown).attribute
    var inputs = inputs
    inputs.setSight(isShown)
    var outputs = body(inputs)
    outputs.display = outputs.display.map { graph.rule(ShownRule(content: $0, isShown: isShown, hidden: .empty)) }
    outputs.preferences = outputs.preferences.map {
      graph.rule(ShownRule(content: $0, isShown: isShown, hidden: PreferenceValues()))
    }
    return outputs
  }
}

private struct ShownRule<Value>: Rule {
  let content: Attribute<Value>
  let isShown: Attribute<Bool>
  let hidden: Value

  func value(_ context: RuleContext<Value>) -> Value {
    context.read(isShown) ? context.read(content) : hidden
  }

  static var updateKind: UpdateKind { .display }
}
