import AttributeGraph
import Geometry

/// A modifier that transforms its content's transactions.
nonisolated protocol TransactionModifier: PrimitiveViewModifier {
  associatedtype Watched: Equatable
  /// The value whose changes trigger the transformation.
  nonisolated var watched: Watched { get }
  /// - Parameter didChange: whether `watched` differs from its value in the last update.
  nonisolated func change(_ transaction: inout Transaction, didChange: Bool)
}

extension TransactionModifier {
  nonisolated public static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    var inputs = inputs
    apply(modifier, to: &inputs.base)
    var outputs = body(inputs)
    // The innermost has what those around it ask for too.
    if outputs.transaction == nil { outputs.transaction = inputs.base.transaction }
    return outputs
  }

  nonisolated public static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewListInputs, body: @escaping (_ViewListInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    var inputs = inputs
    apply(modifier, to: &inputs.base)
    return body(inputs)
  }

  nonisolated private static func apply(_ modifier: _GraphValue<Self>, to inputs: inout _GraphInputs) {
    let rule = inputs.graph.rule(TransactionModifierRule(outer: inputs.transaction, modifier: modifier.attribute))
    if Self.self != TransactionTransform.self {
      // Keep the rule up to date in every update, even if nothing inside animates: a change counts only in its own
      // update.
      let viewGraph = inputs.viewGraph
      viewGraph.addEffect(rule.id)
      inputs.graph.currentSubgraph.onRemove { viewGraph.removeEffect(rule.id) }
    }
    inputs.transaction = rule
  }
}

private struct TransactionModifierRule<M: TransactionModifier>: Rule {
  let outer: Attribute<Transaction>
  let modifier: Attribute<M>
  private var last: M.Watched?

  init(outer: Attribute<Transaction>, modifier: Attribute<M>) {
    self.outer = outer
    self.modifier = modifier
  }

  mutating func value(_ context: RuleContext<Transaction>) -> Transaction {
    var transaction = context.read(outer)
    let modifier = context.read(modifier)
    let watched = modifier.watched
    modifier.change(&transaction, didChange: last != nil && last != watched)
    last = watched
    return transaction
  }
}

nonisolated package struct AnimationModifier<Value: Equatable>: TransactionModifier {
  let animation: Animation?
  let value: Value
  nonisolated var watched: Value { value }
  nonisolated func change(_ transaction: inout Transaction, didChange: Bool) {
    if didChange, !transaction.disablesAnimations { transaction.animation = animation }
  }
}

nonisolated package struct TransactionTransform: TransactionModifier {
  let transform: (inout Transaction) -> Void
  nonisolated var watched: Bool { false }
  nonisolated func change(_ transaction: inout Transaction, didChange: Bool) { transform(&transaction) }
}

nonisolated package struct ValueTransactionTransform<Value: Equatable>: TransactionModifier {
  let value: Value
  let transform: (inout Transaction) -> Void
  nonisolated var watched: Value { value }
  nonisolated func change(_ transaction: inout Transaction, didChange: Bool) {
    if didChange { transform(&transaction) }
  }
}

extension View {
  /// Animates changes inside, in updates in which `value` changes.
  public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
    modifier(AnimationModifier(animation: animation, value: value))
  }

  /// Animates changes inside, in all updates.
  @available(*, deprecated, message: "Use withAnimation or animation(_:value:) instead.")
  public func animation(_ animation: Animation?) -> some View {
    modifier(TransactionTransform { if !$0.disablesAnimations { $0.animation = animation } })
  }

  /// Transforms the view's transactions in updates in which `value` changes.
  public func transaction(
    value: some Equatable, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View { modifier(ValueTransactionTransform(value: value, transform: transform)) }

  /// Transforms the view's transactions.
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
    modifier(TransactionTransform(transform: transform))
  }
}
