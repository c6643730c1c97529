import AttributeGraph

/// The content of a scope, for the closure that applies modifiers to it.
nonisolated public struct PlaceholderContentView<Value>: PrimitiveView {
  init() {}

  nonisolated public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    var inputs = inputs
    let content = ModifierContents.get(Value.self, in: &inputs.base)
    return content.view!(inputs)
  }
}

/// A view, `scope`, that contains another, `base`, as a ``PlaceholderContentView``.
nonisolated struct ContentScopeView<Base: View, Scope: View>: PrimitiveView {
  let base: Base
  let scope: Scope

  nonisolated static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    let graph = inputs.graph
    let base = view.field(at: 0, as: Base.self, in: graph)
    let scope = view.field(at: offsetOfSecond(Base.self, Scope.self), as: Scope.self, in: graph)
    return makeScope(scope, around: base, inputs: inputs)
  }

  /// - Parameter transaction: the scope's transaction; the base keeps the outer one.
  nonisolated static func makeScope(
    _ scope: _GraphValue<Scope>, around base: _GraphValue<Base>, transaction: Attribute<Transaction>? = nil,
    inputs: _ViewInputs
  ) -> _ViewOutputs {
    let outer = inputs.base.transaction
    var inputs = inputs
    inputs.base.modifierContents = ModifierContents(
      type: Base.self, outer: inputs.base.modifierContents,
      view: { inputs in
        var inputs = inputs
        if transaction != nil {
          inputs.base.transaction = outer
          inputs[TransactionAroundScopeKey.self] = nil
        }
        return Base.makeImplicitStack(view: base, inputs: inputs)
      }, list: nil)
    if let transaction {
      inputs.base.transaction = transaction
      inputs[TransactionAroundScopeKey.self] = outer
    }
    return Scope.makeImplicitStack(view: scope, inputs: inputs)
  }
}

/// The transaction around modifiers that have their own; nil where they have none. Theirs is for what they change, not for what
/// their content does.
enum TransactionAroundScopeKey: ViewInputKey { static var defaultValue: Attribute<Transaction>? { nil } }
