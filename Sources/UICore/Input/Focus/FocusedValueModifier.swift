import AttributeGraph
import Combine
import Foundation
import Observation

/// A modifier that publishes a focused value, and those around it.
final class FocusedValueNode {
  /// Known once a view below asks for the node around it.
  fileprivate(set) var outer: FocusedValueNode?
  /// Writes what the modifier publishes now.
  fileprivate(set) var publish: (inout FocusedValues) -> Void = { _ in }
}

/// When a value is published.
nonisolated protocol FocusedValueScope { static var isOfScene: Bool { get } }
/// While the focus is inside.
nonisolated enum InsideFocus: FocusedValueScope { static var isOfScene: Bool { false } }
/// While the window is open.
nonisolated enum SceneFocus: FocusedValueScope { static var isOfScene: Bool { true } }

private enum FocusedValueNodeKey: EnvironmentKey { static var defaultValue: FocusedValueNode? { nil } }

extension EnvironmentValues {
  /// The innermost modifier around a view that publishes while the focus is inside.
  var focusedValueNode: FocusedValueNode? {
    get { self[FocusedValueNodeKey.self] }
    set { self[FocusedValueNodeKey.self] = newValue }
  }
}

/// Publishes a value while the focus is inside, or while the window is open.
///
/// Nothing is read while views are made: in a bar, what the modifier is depends on content that is not made yet.
nonisolated struct FocusedValueModifier<Value, Scope: FocusedValueScope>: PrimitiveViewModifier {
  let keyPath: WritableKeyPath<FocusedValues, Value?>
  let value: Value?

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
    let node = FocusedValueNode()
    let router = inputs.environment.value(\.inputRouter, in: graph)
    weak var focus: FocusManager?
    inputs.addEffect(of: modifier.attribute) { modifier in
      focus = graph.withoutTracking { graph.read(router) }?.focus
      node.publish = { if let value = modifier.value { $0[keyPath: modifier.keyPath] = value } }
      focus?.values.nodeChanged(node, isOfScene: Scope.isOfScene)
    }
    graph.currentSubgraph.onRemove {
      node.publish = { _ in }
      focus?.values.nodeWasRemoved(node, isOfScene: Scope.isOfScene)
    }
    guard !Scope.isOfScene else { return }
    inputs.enterEnvironment(graph.rule(FocusedValueNodeRule(outer: inputs.environment.values, node: node)))
  }
}

nonisolated private func publishing<Value, Scope: FocusedValueScope>(
  _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?, _: Scope.Type
) -> FocusedValueModifier<Value, Scope> { FocusedValueModifier(keyPath: keyPath, value: value) }

private struct FocusedValueNodeRule: Rule {
  let outer: Attribute<EnvironmentValues>
  let node: FocusedValueNode

  func value(_ context: RuleContext<EnvironmentValues>) -> EnvironmentValues {
    var values = context.read(outer)
    node.outer = values.focusedValueNode
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
  ) -> some View { modifier(publishing(keyPath, value, InsideFocus.self)) }

  /// Publishes a value while the focus is on the view or inside; nil publishes nothing.
  nonisolated public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View { modifier(publishing(keyPath, value, InsideFocus.self)) }

  /// Publishes an object while the focus is on the view or inside, for `@FocusedValue(T.self)`; nil publishes nothing.
  nonisolated public func focusedValue<T: AnyObject & Observable>(_ object: T?) -> some View {
    modifier(publishing(\.[object: FocusedObjectKind<T>()], object, InsideFocus.self))
  }

  /// Publishes a value while the view's window is open, wherever the focus is in it.
  ///
  /// A value that the focus itself publishes under the key comes before it.
  nonisolated public func focusedSceneValue<T>(
    _ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T
  ) -> some View { modifier(publishing(keyPath, value, SceneFocus.self)) }

  /// Publishes a value while the view's window is open, wherever the focus is in it; nil publishes nothing.
  nonisolated public func focusedSceneValue<T>(
    _ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T?
  ) -> some View { modifier(publishing(keyPath, value, SceneFocus.self)) }

  /// Publishes an object while the view's window is open, for `@FocusedValue(T.self)`; nil publishes nothing.
  nonisolated public func focusedSceneValue<T: AnyObject & Observable>(_ object: T?) -> some View {
    modifier(publishing(\.[object: FocusedObjectKind<T>()], object, SceneFocus.self))
  }

  /// Publishes an observable object while the focus is on the view or inside, for `@FocusedObject`.
  nonisolated public func focusedObject<T: ObservableObject>(_ object: T) -> some View {
    modifier(publishing(\.[object: FocusedObjectKind<T>()], object, InsideFocus.self))
  }

  /// Publishes an observable object while the focus is on the view or inside; nil publishes nothing.
  nonisolated public func focusedObject<T: ObservableObject>(_ object: T?) -> some View {
    modifier(publishing(\.[object: FocusedObjectKind<T>()], object, InsideFocus.self))
  }

  /// Publishes an observable object while the view's window is open, for `@FocusedObject`.
  nonisolated public func focusedSceneObject<T: ObservableObject>(_ object: T) -> some View {
    modifier(publishing(\.[object: FocusedObjectKind<T>()], object, SceneFocus.self))
  }

  /// Publishes an observable object while the view's window is open; nil publishes nothing.
  nonisolated public func focusedSceneObject<T: ObservableObject>(_ object: T?) -> some View {
    modifier(publishing(\.[object: FocusedObjectKind<T>()], object, SceneFocus.self))
  }
}
