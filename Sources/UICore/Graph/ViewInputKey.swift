/// What a feature hands down to the views inside of it: a scroll view itself, a list's row its state.
///
/// The feature declares the key beside itself; `_ViewInputs` carry every key's value and know none of them.
protocol ViewInputKey {
  associatedtype Value
  /// What views see around which nobody set a value.
  static var defaultValue: Value { get }
}

/// Values by their keys, shared with the inputs that they were copied from.
///
/// Every view copies its inputs and few set a value, so the values are an immutable chain: a copy costs one reference,
/// setting a value one link, besides those in front of the key's last one.
///
/// Invariant: a key has at most one link, so that the chain is never longer than there are keys.
struct ViewInputValues {
  private var first: Link?

  subscript<K: ViewInputKey>(_: K.Type) -> K.Value {
    get {
      let key = ObjectIdentifier(K.self)
      var link = first
      while let current = link {
        if current.key == key { return unsafeDowncast(current, to: ValueLink<K>.self).value }
        link = current.next
      }
      return K.defaultValue
    }
    set {
      let key = ObjectIdentifier(K.self)
      first = ValueLink<K>(newValue, next: first.flatMap { $0.without(key) })
    }
  }

  /// Stops the program if a key has two values.
  func checkInvariants() {
    var keys: Set<ObjectIdentifier> = []
    var link = first
    while let current = link {
      guard keys.insert(current.key).inserted else { fatalError("a key has two links") }
      link = current.next
    }
  }
}

private class Link {
  let key: ObjectIdentifier
  let next: Link?

  init(key: ObjectIdentifier, next: Link?) { (self.key, self.next) = (key, next) }

  /// The same value before another chain.
  func copy(next: Link?) -> Link { fatalError("a link has a value") }

  /// The chain from here on without the key; the same object where it has no such link.
  final func without(_ key: ObjectIdentifier) -> Link? {
    if self.key == key { return next }
    let rest = next?.without(key)
    return rest === next ? self : copy(next: rest)
  }
}

private final class ValueLink<K: ViewInputKey>: Link {
  let value: K.Value

  init(_ value: K.Value, next: Link?) {
    self.value = value
    super.init(key: ObjectIdentifier(K.self), next: next)
  }

  override func copy(next: Link?) -> Link { ValueLink(value, next: next) }
}
