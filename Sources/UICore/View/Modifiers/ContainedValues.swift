import AttributeGraph

/// Undoes what the containers around a view have set for it, the outermost first.
private enum ContainedValuesKey: EnvironmentKey {
  static var defaultValue: [(inout EnvironmentValues) -> Void] { [] }
}

extension EnvironmentValues {
  /// Sets a value for what is in a container of ours, such as the style of the buttons of a group.
  ///
  /// It ends where something is presented from there: that has the value around the container. What the program sets itself, outside
  /// or inside, goes on.
  ///
  /// - Parameter isSame: whether a value is the one of the container.
  package mutating func setContained<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value, isSame: @escaping (Value, Value) -> Bool
  ) {
    let around = self[keyPath: keyPath]
    self[keyPath: keyPath] = value
    self[ContainedValuesKey.self].append { values in
      if isSame(values[keyPath: keyPath], value) { values[keyPath: keyPath] = around }
    }
  }

  /// Sets a value for what is in a container of ours; it ends where something is presented from there.
  package mutating func setContained<Value: Equatable>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) { setContained(keyPath, value, isSame: ==) }

  /// What is presented is in none of the containers around what presents it.
  fileprivate mutating func leaveContainers() {
    for undo in self[ContainedValuesKey.self].reversed() { undo(&self) }
    self[ContainedValuesKey.self] = []
    // A container's or control's by its nature.
    defaultForegroundStyle = nil
  }
}

/// Sets a value for what is in a container; it ends where something is presented from there.
nonisolated package struct ContainedValueModifier<Value>: EnvironmentModifier {
  let keyPath: WritableKeyPath<EnvironmentValues, Value>
  let value: Value
  let isSame: (Value, Value) -> Bool

  package init(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value, isSame: @escaping (Value, Value) -> Bool
  ) { (self.keyPath, self.value, self.isSame) = (keyPath, value, isSame) }

  package init(_ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value) where Value: Equatable {
    self.init(keyPath, value, isSame: ==)
  }

  func change(_ values: inout EnvironmentValues) { values.setContained(keyPath, value, isSame: isSame) }
}

private struct OutsideOfContainersRule: Rule {
  let inner: Attribute<EnvironmentValues>

  func value(_ context: RuleContext<EnvironmentValues>) -> EnvironmentValues {
    var values = context.read(inner)
    values.leaveContainers()
    return values
  }
}

extension _GraphInputs {
  /// Goes back to the values and the styles of controls around the containers that the view is in.
  mutating func leaveContainers() {
    leaveContainerStyles()
    enterEnvironment(graph.rule(OutsideOfContainersRule(inner: environment.values)))
  }
}
