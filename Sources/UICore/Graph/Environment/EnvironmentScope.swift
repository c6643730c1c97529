import AttributeGraph

/// One environment of the tree and the slots that watch single keys of it.
///
/// Views below share those slots: when the environment changes, each key that somebody reads is checked once, and only
/// readers of keys that really changed go on.
final class EnvironmentScope {
  let values: Attribute<EnvironmentValues>
  private let owner: Subgraph
  private let cutoff: Cutoff
  private let numbers: KeyPathNumbers
  /// The keys that somebody reads, which are few in most environments.
  @exclusivity(unchecked) private var keys: [(number: UInt32, id: AttributeID)] = []
  @exclusivity(unchecked) private var objects: [ObjectIdentifier: AttributeID] = [:]

  /// - Parameter outer: the environment around it; nil for that of a window or an app.
  /// - Parameter cutoff: when keys are checked.
  init(
    _ values: Attribute<EnvironmentValues>, inside outer: EnvironmentScope?, in graph: Graph, cutoff: Cutoff = .early
  ) {
    self.values = values
    self.cutoff = cutoff
    numbers = outer?.numbers ?? KeyPathNumbers()
    owner = graph.currentSubgraph
  }

  func value<Value>(_ keyPath: KeyPath<EnvironmentValues, Value>, in graph: Graph) -> Attribute<Value> {
    let number = numbers[keyPath]
    for key in keys where key.number == number { return Attribute(unsafe: key.id) }
    let attribute = owner.adopt { graph.rule(EnvironmentKeyRule(values: values, keyPath: keyPath, cutoff: cutoff)) }
    keys.append((number, attribute.id))
    return attribute
  }

  func object<T: AnyObject>(_ type: T.Type, in graph: Graph) -> Attribute<T?> {
    if let known = objects[ObjectIdentifier(type)] { return Attribute(unsafe: known) }
    let attribute = owner.adopt { graph.rule(EnvironmentObjectRule<T>(values: values, cutoff: cutoff)) }
    objects[ObjectIdentifier(type)] = attribute.id
    return attribute
  }
}

/// Checks one key of an environment.
struct EnvironmentKeyRule<Value>: TracedRule {
  let values: Attribute<EnvironmentValues>
  let keyPath: KeyPath<EnvironmentValues, Value>
  let cutoff: Cutoff
  func value(_ context: RuleContext<Value>) -> Value { context.read(values)[keyPath: keyPath] }
  static var updateKind: UpdateKind { .environment }

  var path: ViewPath? { nil }
  var enclosingBody: AttributeID { .none }
  var property: AnyKeyPath? { keyPath }
}

struct EnvironmentObjectRule<T: AnyObject>: Rule {
  let values: Attribute<EnvironmentValues>
  let cutoff: Cutoff
  func value(_ context: RuleContext<T?>) -> T? { context.read(values)[object: T.self] }
  static var updateKind: UpdateKind { .environment }
}

extension _GraphInputs {
  /// Makes what follows in another environment, inside of the present one.
  mutating func enterEnvironment(_ values: Attribute<EnvironmentValues>) {
    environment = EnvironmentScope(values, inside: environment, in: graph, cutoff: cutoff)
  }
}
