import AttributeGraph
import Foundation

/// A `focused` modifier: the focusable views inside it, and the write to its binding.
final class FocusBindingNode {
  let outer: FocusBindingNode?
  private var responders: [WeakResponder] = []
  /// Writes the binding when the focus enters or leaves.
  fileprivate var write: (Bool) -> Void = { _ in }

  private struct WeakResponder { weak var responder: FocusResponder? }

  init(outer: FocusBindingNode?) { self.outer = outer }

  func add(_ responder: FocusResponder) {
    responders.append(WeakResponder(responder: responder))
    outer?.add(responder)
  }

  func remove(_ responder: FocusResponder) {
    responders.removeAll { $0.responder == nil || $0.responder === responder }
    outer?.remove(responder)
  }

  var firstFocusable: FocusResponder? {
    responders.lazy.compactMap(\.responder).first { $0.isEnabled && $0.canFocus }
  }

  func contains(_ responder: FocusResponder) -> Bool { responders.contains { $0.responder === responder } }

  /// Writes bindings after the focus moved; those around both views are unchanged.
  static func update(from old: FocusBindingNode?, to new: FocusBindingNode?) {
    var left = Array(sequence(first: old, next: { $0?.outer }).prefix { $0 != nil }.compactMap { $0 })
    var entered = Array(sequence(first: new, next: { $0?.outer }).prefix { $0 != nil }.compactMap { $0 })
    while let last = left.last, last === entered.last {
      left.removeLast()
      entered.removeLast()
    }
    for node in left { node.write(false) }
    for node in entered { node.write(true) }
  }
}

private enum FocusBindingsKey: EnvironmentKey { static var defaultValue: FocusBindingNode? { nil } }

extension EnvironmentValues {
  /// The innermost `focused` modifier around a view.
  var focusBindings: FocusBindingNode? {
    get { self[FocusBindingsKey.self] }
    set { self[FocusBindingsKey.self] = newValue }
  }
}

nonisolated package struct FocusedModifier<Value: Hashable>: PrimitiveViewModifier {
  let binding: FocusState<Value>.Binding
  let value: Value
  /// The binding's value once the focus has left.
  let none: Value

  nonisolated package static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    var inputs = inputs
    bind(modifier, &inputs.base)
    return body(inputs)
  }

  nonisolated package static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewListInputs, body: @escaping (_ViewListInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    var inputs = inputs
    bind(modifier, &inputs.base)
    return body(inputs)
  }

  nonisolated private static func bind(_ modifier: _GraphValue<Self>, _ inputs: inout _GraphInputs) {
    let (graph, viewGraph) = (inputs.graph, inputs.viewGraph)
    let outer = inputs.environment.value(\.focusBindings, in: graph)
    let router = inputs.environment.value(\.inputRouter, in: graph)
    let node = graph.withoutTracking { FocusBindingNode(outer: graph.read(outer)) }
    let lifetime = ViewLifetime()
    graph.currentSubgraph.onRemove { lifetime.isAlive = false }
    // As it was last: where the view with the focus goes, its modifier has gone with it and can be read no more.
    var bound: Self?
    // Whether the focus is inside, as the binding knows it: distinguishes the program's writes from the router's.
    var isFocused = false
    node.write = { value in
      isFocused = value
      guard let modifier = bound else { return }
      if value {
        modifier.binding.wrappedValue = modifier.value
      } else if modifier.binding.wrappedValue == modifier.value {
        // Another view may have taken over the binding.
        modifier.binding.wrappedValue = modifier.none
      }
    }
    let matches = graph.rule(
      MapRule(source: modifier.attribute) { modifier in
        bound = modifier
        return modifier.binding.wrappedValue == modifier.value
      })
    inputs.addChangeEffect(of: matches) { old, new in
      if old == nil, !new { return }
      viewGraph.enqueueAction {
        guard lifetime.isAlive, new != isFocused else { return }
        isFocused = new
        graph.read(router)?.focus.request(node, isFocused: new)
      }
    }
    inputs.enterEnvironment(graph.rule(FocusEnvironmentRule(outer: inputs.environment.values, node: node)))
  }
}

struct FocusEnvironmentRule: Rule {
  let outer: Attribute<EnvironmentValues>
  /// Nil where no `focused` modifier is around.
  let node: FocusBindingNode?

  func value(_ context: RuleContext<EnvironmentValues>) -> EnvironmentValues {
    var values = context.read(outer)
    values.focusBindings = node
    return values
  }
}

extension View {
  /// Binds the focus of the view to a Boolean: true while the view has the focus; setting it moves the focus.
  nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    modifier(FocusedModifier(binding: condition, value: true, none: false))
  }

  /// Binds the focus of the view to an optional, which is `value` while the view has the focus.
  nonisolated public func focused<Value: Hashable>(
    _ binding: FocusState<Value?>.Binding, equals value: Value
  ) -> some View { modifier(FocusedModifier(binding: binding, value: Optional(value), none: nil)) }
}
