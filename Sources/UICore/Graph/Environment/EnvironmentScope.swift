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
  private let outer: EnvironmentScope?
  /// Those that may be another than in the environment around; nil where all may.
  private let changed: [UInt32]?
  /// The keys that somebody reads, which are few in most environments.
  @exclusivity(unchecked) private var keys: [(number: UInt32, id: AttributeID)] = []
  @exclusivity(unchecked) private var objects: [ObjectIdentifier: AttributeID] = [:]

  /// - Parameter outer: the environment around it; nil for that of a window or an app.
  /// - Parameter changed: the keys that may be another than there, with those that are made of them; nil for all.
  /// - Parameter cutoff: when keys are checked.
  init(
    _ values: Attribute<EnvironmentValues>, inside outer: EnvironmentScope?, in graph: Graph, cutoff: Cutoff = .early,
    changing changed: [PartialKeyPath<EnvironmentValues>]? = nil
  ) {
    self.values = values
    self.cutoff = cutoff
    let numbers = outer?.numbers ?? KeyPathNumbers()
    self.numbers = numbers
    self.outer = outer
    self.changed = changed?.map { numbers[$0] }
    owner = graph.currentSubgraph
  }

  func value<Value>(_ keyPath: KeyPath<EnvironmentValues, Value>, in graph: Graph) -> Attribute<Value> {
    let number = numbers[keyPath]
    if let changed, let outer, !changed.contains(number) { return outer.value(keyPath, in: graph) }
    for key in keys where key.number == number { return Attribute(unsafe: key.id) }
    let attribute = owner.adopt { graph.rule(EnvironmentKeyRule(values: values, keyPath: keyPath, cutoff: cutoff)) }
    keys.append((number, attribute.id))
    return attribute
  }

  func object<T: AnyObject>(_ type: T.Type, in graph: Graph) -> Attribute<T?> {
    if changed != nil, let outer { return outer.object(type, in: graph) }
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
  ///
  /// - Parameter keys: those that may be another than there, with those that are made of them; nil for all.
  mutating func enterEnvironment(
    _ values: Attribute<EnvironmentValues>, changing keys: [PartialKeyPath<EnvironmentValues>]? = nil
  ) {
    environment = EnvironmentScope(values, inside: environment, in: graph, cutoff: cutoff, changing: keys)
  }
}
