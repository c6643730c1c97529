import AttributeGraph
import Combine
import Foundation
import Observation

/// A modifier that changes the environment of its content.
nonisolated protocol EnvironmentModifier: PrimitiveViewModifier {
  nonisolated func change(_ values: inout EnvironmentValues)
  /// The keys that it may change, with those that are made of them; nil where a program's may be made of them. All others are read
  /// in the environment around, once for all views there.
  nonisolated static var changedKeys: [PartialKeyPath<EnvironmentValues>]? { get }
}

extension EnvironmentModifier {
  nonisolated static var changedKeys: [PartialKeyPath<EnvironmentValues>]? { nil }

  nonisolated public static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    var inputs = inputs
    apply(modifier, to: &inputs.base)
    return body(inputs)
  }

  nonisolated public static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewListInputs, body: @escaping (_ViewListInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    var inputs = inputs
    apply(modifier, to: &inputs.base)
    return body(inputs)
  }

  nonisolated private static func apply(_ modifier: _GraphValue<Self>, to inputs: inout _GraphInputs) {
    let rule = EnvironmentModifierRule(outer: inputs.environment.values, modifier: modifier.attribute)
    inputs.enterEnvironment(inputs.graph.rule(rule), changing: changedKeys)
  }
}

struct EnvironmentModifierRule<M: EnvironmentModifier>: Rule {
  let outer: Attribute<EnvironmentValues>
  let modifier: Attribute<M>

  func value(_ context: RuleContext<EnvironmentValues>) -> EnvironmentValues {
    var values = context.read(outer)
    let modifier = context.read(modifier)
    context.observing { modifier.change(&values) }
    return values
  }
}

nonisolated package struct EnvironmentKeyModifier<Value>: EnvironmentModifier {
  let keyPath: WritableKeyPath<EnvironmentValues, Value>
  let value: Value

  package init(keyPath: WritableKeyPath<EnvironmentValues, Value>, value: Value) {
    (self.keyPath, self.value) = (keyPath, value)
  }

  func change(_ values: inout EnvironmentValues) { values[keyPath: keyPath] = value }
}

nonisolated package struct EnvironmentTransformModifier<Value>: EnvironmentModifier {
  let keyPath: WritableKeyPath<EnvironmentValues, Value>
  let transform: (inout Value) -> Void
  func change(_ values: inout EnvironmentValues) { transform(&values[keyPath: keyPath]) }
}

nonisolated package struct EnvironmentObjectModifier<T: AnyObject>: EnvironmentModifier {
  let object: T?
  func change(_ values: inout EnvironmentValues) { values[object: T.self] = object }
}

extension View {
  /// Sets an environment value for this view and those inside.
  public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
    modifier(EnvironmentKeyModifier(keyPath: keyPath, value: value))
  }

  /// Puts an observable object into the environment, for `@Environment(T.self)`.
  public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    modifier(EnvironmentObjectModifier(object: object))
  }

  /// Transforms an environment value.
  public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    modifier(EnvironmentTransformModifier(keyPath: keyPath, transform: transform))
  }

  /// Puts an observable object into the environment, for `@EnvironmentObject`.
  public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    modifier(EnvironmentObjectModifier(object: object))
  }

  /// Sets the default store of `@AppStorage` in this view.
  public func defaultAppStorage(_ store: UserDefaults) -> some View {
    environment(\.defaultAppStorage, store)
  }
}

extension _ViewInputs {
  /// Sets an environment value for views made with these inputs.
  package mutating func set<Value>(_ keyPath: WritableKeyPath<EnvironmentValues, Value>, to value: Value) {
    let modifier = graph.source(EnvironmentKeyModifier(keyPath: keyPath, value: value))
    let values = graph.rule(EnvironmentModifierRule(outer: environment.values, modifier: modifier))
    base.enterEnvironment(values)
  }
}
