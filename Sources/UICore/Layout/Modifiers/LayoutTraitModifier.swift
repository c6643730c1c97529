import AttributeGraph

/// A modifier that changes what a view answers its container, but neither its size nor its place: the view is placed as
/// if the modifier were not there.
protocol LayoutTraitModifier: PrimitiveViewModifier {
  /// - Parameter reader: calls code of the program that the computer needs.
  nonisolated func computer(_ child: LayoutComputer, reader: LateReader) -> LayoutComputer
}

extension LayoutTraitModifier {
  nonisolated public static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    var outputs = body(inputs)
    outputs.layout = outputs.layout.map {
      inputs.graph.rule(LayoutTraitRule(modifier: modifier.attribute, child: $0))
    }
    return outputs
  }
}

private struct LayoutTraitRule<M: LayoutTraitModifier>: Rule {
  let modifier: Attribute<M>
  let child: Attribute<LayoutComputer>

  func value(_ context: RuleContext<LayoutComputer>) -> LayoutComputer {
    context.read(modifier).computer(context.read(child), reader: context.lateReader)
  }

  static var updateKind: UpdateKind { .layout }
}
