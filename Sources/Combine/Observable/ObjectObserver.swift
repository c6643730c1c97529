/// Hears of an object's changes, with what `objectWillChange` does not tell: which property changes, and when it has
/// changed.
///
/// Called on the thread that changes the object.
@_spi(Observers) public protocol ObjectObserver: AnyObject {
  /// - Parameter property: the storage of the `@Published` property; ``PublishedNames`` knows its name. Nil if the
  ///   object calls `send()` itself; then nothing tells when the change is done.
  func objectWillChange(_ property: AnyObject?)
  func objectDidChange()
}

/// The names of an object's `@Published` properties.
@_spi(Observers) public enum PublishedNames {
  /// The declared name of a property; nil if the object has no such property. Walks over the object's fields, in 1 µs.
  public static func name(of property: AnyObject, in object: AnyObject) -> String? {
    PublishedFields(of: object).name(of: property)
  }
}
