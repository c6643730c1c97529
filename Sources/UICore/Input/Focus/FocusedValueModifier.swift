import AttributeGraph
import Combine
import Foundation
import Observation

/// A modifier that publishes a focused value, and those around it.
final class FocusedValueNode {
  let outer: FocusedValueNode?
  /// Writes what the modifier publishes now.
  fileprivate(set) var publish: (inout FocusedValues) -> Void = { _ in }

  init(outer: FocusedValueNode?) { self.outer = outer }
}

private enum FocusedValueNodeKey: EnvironmentKey { static var defaultValue: FocusedValueNode? { nil } }

extension EnvironmentValues {
  /// The innermost modifier around a view that publishes while the focus is inside.
  var focusedValueNode: FocusedValueNode? {
    get { self[FocusedValueNodeKey.self] }
    set { self[FocusedValueNodeKey.self] = newValue }
  }
}

/// Publishes a value while the focus is inside, or while the window is open.
nonisolated struct FocusedValueModifier<Value>: PrimitiveViewModifier {
  let keyPath: WritableKeyPath<FocusedValues, Value?>
  let value: Value?
  let isOfScene: Bool

  nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    var inputs = inputs
    publish(modifier, &inputs.base)
    return body(inputs)
  }

  nonisolated static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewListInputs, body: @escaping (_ViewListInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    var inputs = inputs
    publish(modifier, &inputs.base)
    return body(inputs)
  }

  nonisolated private static func publish(_ modifier: _GraphValue<Self>, _ inputs: inout _GraphInputs) {
    let graph = inputs.graph
    let (isOfScene, router, outer) = graph.withoutTracking {
      (
        graph.read(modifier.attribute).isOfScene, graph.read(inputs.environment.value(\.inputRouter, in: graph)),
        graph.read(inputs.environment.value(\.focusedValueNode, in: graph))
      )
    }
    guard let focus = router?.focus else { return }
    let node = FocusedValueNode(outer: isOfScene ? nil : outer)
    inputs.addEffect(of: modifier.attribute) { [weak focus] modifier in
      node.publish = { if let value = modifier.value { $0[keyPath: modifier.keyPath] = value } }
      focus?.values.nodeChanged(node, isOfScene: modifier.isOfScene)
    }
    graph.currentSubgraph.onRemove { [weak focus] in
      node.publish = { _ in }
      focus?.values.nodeWasRemoved(node, isOfScene: isOfScene)
    }
    guard !isOfScene else { return }
    inputs.environment = EnvironmentScope(
      graph.rule(FocusedValueNodeRule(outer: inputs.environment.values, node: node)), in: graph,
      cutoff: inputs.cutoff)
  }
}

private struct FocusedValueNodeRule: Rule {
  let outer: Attribute<EnvironmentValues>
  let node: FocusedValueNode

  func value(_ context: RuleContext<EnvironmentValues>) -> EnvironmentValues {
    var values = context.read(outer)
    values.focusedValueNode = node
    return values
  }
}

extension View {
  /// Publishes a value while the focus is on the view or inside, for `@FocusedValue` in commands and in views.
  ///
  /// Of several with one key around the focus the innermost counts.
  nonisolated public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View { modifier(FocusedValueModifier(keyPath: keyPath, value: value, isOfScene: false)) }

  /// Publishes a value while the focus is on the view or inside; nil publishes nothing.
  nonisolated public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View { modifier(FocusedValueModifier(keyPath: keyPath, value: value, isOfScene: false)) }

  /// Publishes an object while the focus is on the view or inside, for `@FocusedValue(T.self)`; nil publishes nothing.
  nonisolated public func focusedValue<T: AnyObject & Observable>(_ object: T?) -> some View {
    modifier(FocusedValueModifier(keyPath: \.[object: FocusedObjectKind<T>()], value: object, isOfScene: false))
  }

  /// Publishes a value while the view's window is open, wherever the focus is in it.
  ///
  /// A value that the focus itself publishes under the key comes before it.
  nonisolated public func focusedSceneValue<T>(
    _ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T
  ) -> some View { modifier(FocusedValueModifier(keyPath: keyPath, value: value, isOfScene: true)) }

  /// Publishes a value while the view's window is open, wherever the focus is in it; nil publishes nothing.
  nonisolated public func focusedSceneValue<T>(
    _ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T?
  ) -> some View { modifier(FocusedValueModifier(keyPath: keyPath, value: value, isOfScene: true)) }

  /// Publishes an object while the view's window is open, for `@FocusedValue(T.self)`; nil publishes nothing.
  nonisolated public func focusedSceneValue<T: AnyObject & Observable>(_ object: T?) -> some View {
    modifier(FocusedValueModifier(keyPath: \.[object: FocusedObjectKind<T>()], value: object, isOfScene: true))
  }

  /// Publishes an observable object while the focus is on the view or inside, for `@FocusedObject`.
  nonisolated public func focusedObject<T: ObservableObject>(_ object: T) -> some View {
    modifier(FocusedValueModifier(keyPath: \.[object: FocusedObjectKind<T>()], value: object, isOfScene: false))
  }

  /// Publishes an observable object while the focus is on the view or inside; nil publishes nothing.
  nonisolated public func focusedObject<T: ObservableObject>(_ object: T?) -> some View {
    modifier(FocusedValueModifier(keyPath: \.[object: FocusedObjectKind<T>()], value: object, isOfScene: false))
  }

  /// Publishes an observable object while the view's window is open, for `@FocusedObject`.
  nonisolated public func focusedSceneObject<T: ObservableObject>(_ object: T) -> some View {
    modifier(FocusedValueModifier(keyPath: \.[object: FocusedObjectKind<T>()], value: object, isOfScene: true))
  }

  /// Publishes an observable object while the view's window is open; nil publishes nothing.
  nonisolated public func focusedSceneObject<T: ObservableObject>(_ object: T?) -> some View {
    modifier(FocusedValueModifier(keyPath: \.[object: FocusedObjectKind<T>()], value: object, isOfScene: true))
  }
}
