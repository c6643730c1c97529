import AttributeGraph
import Geometry

/// A view with modifiers that have their own transaction.
nonisolated struct ScopedTransactionView<Base: View, Scope: View>: PrimitiveView {
  let base: Base
  let scope: Scope
  let transform: (inout Transaction) -> Void

  nonisolated static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    let graph = inputs.graph
    let base = view.field(at: MemoryLayout<Self>.offset(of: \.base)!, as: Base.self, in: graph)
    let scope = view.field(at: MemoryLayout<Self>.offset(of: \.scope)!, as: Scope.self, in: graph)
    let transaction = graph.rule(ScopedTransactionRule(outer: inputs.base.transaction, view: view.attribute))
    return ContentScopeView<Base, Scope>.makeScope(scope, around: base, transaction: transaction, inputs: inputs)
  }
}

private struct ScopedTransactionRule<Base: View, Scope: View>: Rule {
  let outer: Attribute<Transaction>
  let view: Attribute<ScopedTransactionView<Base, Scope>>

  func value(_ context: RuleContext<Transaction>) -> Transaction {
    var transaction = context.read(outer)
    context.read(view).transform(&transaction)
    return transaction
  }
}

extension View {
  /// Animates changes of the modifiers that `body` applies, but not of the view itself.
  ///
  ///     Text("Hello").animation(.easeInOut) { $0.opacity(isShown ? 1 : 0) }
  public func animation<V: View>(
    _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    ScopedTransactionView(base: self, scope: body(PlaceholderContentView())) {
      if !$0.disablesAnimations { $0.animation = animation }
    }
  }

  /// Transforms the transactions of the modifiers that `body` applies, but not of the view itself.
  public func transaction<V: View>(
    _ transform: @escaping (inout Transaction) -> Void, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    ScopedTransactionView(base: self, scope: body(PlaceholderContentView()), transform: transform)
  }
}
