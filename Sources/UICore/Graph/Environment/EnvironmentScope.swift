import AttributeGraph

/// One environment of the tree and the slots that watch single keys of it.
///
/// Views below share those slots: when the environment changes, each key that somebody reads is checked once, and only
/// readers of keys that really changed go on.
final class EnvironmentScope {
  let values: Attribute<EnvironmentValues>
  private let owner: Subgraph
  private let cutoff: Cutoff
  private var keys: [AnyKeyPath: AttributeID] = [:]
  private var objects: [ObjectIdentifier: AttributeID] = [:]

  /// - Parameter cutoff: when keys are checked.
  init(_ values: Attribute<EnvironmentValues>, in graph: Graph, cutoff: Cutoff = .early) {
    self.values = values
    self.cutoff = cutoff
    owner = graph.currentSubgraph
  }

  func value<Value>(_ keyPath: KeyPath<EnvironmentValues, Value>, in graph: Graph) -> Attribute<Value> {
    if let known = keys[keyPath] { return Attribute(unsafe: known) }
    let attribute = owner.adopt { graph.rule(EnvironmentKeyRule(values: values, keyPath: keyPath, cutoff: cutoff)) }
    keys[keyPath] = attribute.id
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
