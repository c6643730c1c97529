import AttributeGraph

/// One environment of the tree and the slots that watch single keys of it.
///
/// Views below share those slots: when the environment changes, each key that somebody reads is checked once, and only
/// readers of keys that really changed go on.
final class EnvironmentScope {
  let values: Attribute<EnvironmentValues>
  private let owner: Subgraph
  private let cutoff: Cutoff
  @exclusivity(unchecked) private var keys: [AnyKeyPath: AttributeID] = [:]
  @exclusivity(unchecked) private var objects: [ObjectIdentifier: AttributeID] = [:]
  /// The key paths that were asked for last, by their addresses: hashing a key path takes hundreds of instructions, and code
  /// asks with the same object again. They are held, so that no other has their address.
  @exclusivity(unchecked) private var recent: [(keyPath: AnyKeyPath, id: AttributeID)?] = []
  private static let recentBits = 5

  /// - Parameter cutoff: when keys are checked.
  init(_ values: Attribute<EnvironmentValues>, in graph: Graph, cutoff: Cutoff = .early) {
    self.values = values
    self.cutoff = cutoff
    owner = graph.currentSubgraph
  }

  func value<Value>(_ keyPath: KeyPath<EnvironmentValues, Value>, in graph: Graph) -> Attribute<Value> {
    let address = UInt(bitPattern: ObjectIdentifier(keyPath))
    let place = Int(truncatingIfNeeded: (address &* 0x9E37_79B9_7F4A_7C15) >> (64 - UInt(Self.recentBits)))
    if recent.isEmpty { recent = Array(repeating: nil, count: 1 << Self.recentBits) }
    if let known = recent[place], known.keyPath === keyPath { return Attribute(unsafe: known.id) }
    // Two whose addresses meet have the place beside as well.
    if let known = recent[place ^ 1], known.keyPath === keyPath { return Attribute(unsafe: known.id) }
    let id = keys[keyPath] ?? add(keyPath, in: graph)
    recent[recent[place] == nil ? place : place ^ 1] = (keyPath, id)
    return Attribute(unsafe: id)
  }

  private func add<Value>(_ keyPath: KeyPath<EnvironmentValues, Value>, in graph: Graph) -> AttributeID {
    let attribute = owner.adopt { graph.rule(EnvironmentKeyRule(values: values, keyPath: keyPath, cutoff: cutoff)) }
    keys[keyPath] = attribute.id
    return attribute.id
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
