import AttributeGraph

/// A modifier that says by the environment which modifier it is.
///
/// It is resolved again when anything in the environment changes.
@MainActor @preconcurrency
public protocol EnvironmentalModifier: ViewModifier where Body == Never {
  /// What it becomes.
  associatedtype ResolvedModifier: ViewModifier
  /// The modifier to apply in an environment.
  @MainActor @preconcurrency func resolve(in environment: EnvironmentValues) -> ResolvedModifier
}

extension EnvironmentalModifier {
  nonisolated public static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    ResolvedModifier._makeView(modifier: resolved(modifier, inputs.base), inputs: inputs, body: body)
  }

  nonisolated public static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewListInputs, body: @escaping (_ViewListInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    ResolvedModifier._makeViewList(modifier: resolved(modifier, inputs.base), inputs: inputs, body: body)
  }

  nonisolated public static func _viewListCount(of content: Int?) -> Int? {
    ResolvedModifier._viewListCount(of: content)
  }

  nonisolated private static func resolved(
    _ modifier: _GraphValue<Self>, _ inputs: _GraphInputs
  ) -> _GraphValue<ResolvedModifier> {
    _GraphValue(
      inputs.graph.rule(EnvironmentalRule(modifier: modifier.attribute, environment: inputs.environment.values)))
  }
}

private struct EnvironmentalRule<M: EnvironmentalModifier>: Rule {
  let modifier: Attribute<M>
  let environment: Attribute<EnvironmentValues>

  func value(_ context: RuleContext<M.ResolvedModifier>) -> M.ResolvedModifier {
    nonisolated(unsafe) let modifier = context.read(modifier)
    nonisolated(unsafe) let values = context.read(environment)
    return context.observing { assumeMainActor { modifier.resolve(in: values) } }
  }
}
