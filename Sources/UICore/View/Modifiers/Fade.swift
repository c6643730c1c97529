import AttributeGraph
import DisplayList

/// Draws a control's content at an opacity; hit tests find it unless the opacity is 0.
nonisolated package struct Fade: PrimitiveViewModifier {
  let opacity: Float

  package init(opacity: Float) { self.opacity = opacity }

  nonisolated package static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    var outputs = body(inputs)
    if let display = outputs.display {
      let opacity = modifier.map(in: inputs.graph, \.opacity).attribute
      outputs.display = inputs.graph.rule(FadeRule(content: display, opacity: opacity))
    }
    return outputs
  }
}

private struct FadeRule: Rule {
  let content: Attribute<DisplayList>
  let opacity: Attribute<Float>

  func value(_ context: RuleContext<DisplayList>) -> DisplayList {
    let list = context.read(content)
    let opacity = context.read(opacity)
    if list.isEmpty || opacity == 1 { return list }
    let group = GroupItem(list, opacity: opacity)
    return DisplayList([
      DisplayItem(id: context.attribute.id.index, version: 0, bounds: list.bounds, content: .group(group))
    ])
  }

  static var updateKind: UpdateKind { .display }
}
