import AttributeGraph

/// What a view tells its container besides its size: z index, tags, list settings.
protocol ViewTraitKey {
  associatedtype Value
}

struct ViewTraits {
  private var entries: [ObjectIdentifier: AttributeID] = [:]

  subscript<K: ViewTraitKey>(_: K.Type) -> Attribute<K.Value>? {
    get { entries[ObjectIdentifier(K.self)].map { Attribute(unsafe: $0) } }
    set { entries[ObjectIdentifier(K.self)] = newValue?.id }
  }

  var isEmpty: Bool { entries.isEmpty }
}
