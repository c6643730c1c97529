import AttributeGraph
import Geometry

/// Passes a value on; a change under an animation passes through the values in between, one a frame.
struct AnimatableRule<Value: Animatable>: Rule {
  let source: Attribute<Value>
  let transaction: Attribute<Transaction>
  unowned(unsafe) let root: ViewRoot
  private var animator: Animator<Value.AnimatableData>?

  init(source: Attribute<Value>, inputs: _GraphInputs) {
    self.source = source
    transaction = inputs.transaction
    root = inputs.root
  }

  mutating func value(_ context: RuleContext<Value>) -> Value {
    var value = context.read(source)
    let target = context.observing { value.animatableData }
    let data = root.animate(&animator, to: target, transaction: transaction, context)
    if animator?.isActive == true { value.animatableData = data }
    return value
  }
}

extension _GraphInputs {
  /// The value with its changes animated, if its type has anything to animate.
  func animated<Value: Animatable>(_ source: Attribute<Value>) -> Attribute<Value> {
    if Value.AnimatableData.self == EmptyAnimatableData.self { return source }
    return graph.rule(AnimatableRule(source: source, inputs: self))
  }

  /// As `animated(_:)`, for a type that may have nothing to animate.
  func animatedIfPossible<Value>(_ source: Attribute<Value>) -> Attribute<Value> {
    func open<A: Animatable>(_: A.Type) -> AttributeID { animated(Attribute<A>(unsafe: source.id)).id }
    guard let type = animatables.cast(Value.self) else { return source }
    return Attribute(unsafe: open(type))
  }
}

private let animatables = DeclaredConformances<any Animatable.Type>(to: (any Animatable).self)

extension _ViewInputs {
  func animated<Value: Animatable>(_ source: Attribute<Value>) -> Attribute<Value> { base.animated(source) }
  func animatedIfPossible<Value>(_ source: Attribute<Value>) -> Attribute<Value> { base.animatedIfPossible(source) }
}

extension ViewRoot {
  /// What a rule shows of a value that should be `target`, and the frames to come if it is not there yet.
  func animate<Data: VectorArithmetic, T>(
    _ animator: inout Animator<Data>?, to target: Data, transaction: Attribute<Transaction>, _ context: RuleContext<T>
  ) -> Data {
    animate(&animator, to: target, transaction: transaction, context.graph)
  }

  /// The same, for the rule that runs.
  func animate<Data: VectorArithmetic>(
    _ animator: inout Animator<Data>?, to target: Data, transaction: Attribute<Transaction>, _ graph: Graph
  ) -> Data {
    guard animator != nil else {
      animator = Animator(target)
      return target
    }
    if animator!.target != target {
      let current = graph.withoutTracking { graph.read(transaction) }
      animator!.setTarget(target, transaction: current, now: viewGraph.now)
    }
    guard animator!.isActive else { return animator!.value(at: 0) }
    let shown = animator!.value(at: graph.read(time))
    if animator!.isActive { needsNextFrame() }
    return shown
  }
}
