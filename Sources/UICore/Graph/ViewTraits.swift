import AttributeGraph

/// What a view tells its container besides its size: z index, tags, list settings.
package protocol ViewTraitKey {
  associatedtype Value
}

struct ViewTraits {
  private var entries: [ObjectIdentifier: AttributeID] = [:]
  /// Those of the view that shows now, where it can be one of several; they come before the others.
  var branch: Attribute<ViewTraits>?

  subscript<K: ViewTraitKey>(_: K.Type) -> Attribute<K.Value>? {
    get { entries[ObjectIdentifier(K.self)].map { Attribute(unsafe: $0) } }
    set { entries[ObjectIdentifier(K.self)] = newValue?.id }
  }

  /// What the view says; nil where it says nothing.
  func read<K: ViewTraitKey, T>(_: K.Type, _ context: RuleContext<T>) -> K.Value? {
    if let branch, let inner = context.read(branch)[K.self] { return context.read(inner) }
    return self[K.self].map { context.read($0) }
  }

  /// What the view says; nil where it says nothing.
  func read<K: ViewTraitKey>(_: K.Type, in graph: Graph) -> K.Value? {
    if let branch, let inner = graph.read(branch)[K.self] { return graph.read(inner) }
    return self[K.self].map { graph.read($0) }
  }

  /// Whether the view says something now.
  func has<K: ViewTraitKey>(_: K.Type, in graph: Graph) -> Bool {
    self[K.self] != nil || branch.map { graph.read($0)[K.self] != nil } ?? false
  }

  /// Whether the view says something, or may when it changes.
  func mayHave<K: ViewTraitKey>(_: K.Type) -> Bool { branch != nil || self[K.self] != nil }

  /// What the view says, where it may say something: what it is to say where the branch that shows does not.
  func attribute<K: ViewTraitKey>(_: K.Type, otherwise: K.Value, in graph: Graph) -> Attribute<K.Value>? {
    branch == nil ? self[K.self] : graph.rule(BranchTraitRule<K>(traits: self, otherwise: otherwise))
  }

  var isEmpty: Bool { entries.isEmpty && branch == nil }
}

private struct BranchTraitRule<K: ViewTraitKey>: Rule {
  let traits: ViewTraits
  let otherwise: K.Value

  func value(_ context: RuleContext<K.Value>) -> K.Value { traits.read(K.self, context) ?? otherwise }
}
