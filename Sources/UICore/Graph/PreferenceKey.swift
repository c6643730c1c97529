import AttributeGraph

/// A value that views hand up to the views around them.
public protocol PreferenceKey {
  associatedtype Value
  static var defaultValue: Value { get }
  /// Combines the value so far with that of the next sibling.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  public static var defaultValue: Value { nil }
}

/// What a subtree hands up: a value for each key that somebody in it set.
package struct PreferenceValues {
  private var entries: [ObjectIdentifier: Entry] = [:]

  package init() {}

  private struct Entry {
    var value: Any
    let merge: (inout Any, Any) -> Void
  }

  package subscript<K: PreferenceKey>(_: K.Type) -> K.Value? {
    get { entries[ObjectIdentifier(K.self)]?.value as? K.Value }
    set {
      guard let newValue else {
        entries[ObjectIdentifier(K.self)] = nil
        return
      }
      entries[ObjectIdentifier(K.self)] = Entry(value: newValue) { value, next in
        var typed = value as! K.Value
        K.reduce(value: &typed) { next as! K.Value }
        value = typed
      }
    }
  }

  var isEmpty: Bool { entries.isEmpty }

  mutating func merge(_ other: PreferenceValues) {
    for (key, entry) in other.entries {
      if entries[key] == nil {
        entries[key] = entry
      } else {
        let merge = entry.merge
        merge(&entries[key]!.value, entry.value)
      }
    }
  }
}

/// Combines what siblings hand up, in order.
struct PreferenceMergeRule: Rule {
  let parts: [Attribute<PreferenceValues>]
  func value(_ context: RuleContext<PreferenceValues>) -> PreferenceValues {
    var result = PreferenceValues()
    for part in parts { result.merge(context.read(part)) }
    return result
  }
}

func mergedPreferences(_ parts: [Attribute<PreferenceValues>?], in graph: Graph) -> Attribute<PreferenceValues>? {
  let parts = parts.compactMap { $0 }
  if parts.count <= 1 { return parts.first }
  return graph.rule(PreferenceMergeRule(parts: parts))
}
