/// Hears of an object's changes with what `objectWillChange` leaves out: which property, and when it has its new value.
///
/// Called on the thread that changes the object.
@_spi(Observers) public protocol ObjectObserver: AnyObject {
  /// - Parameter property: the `@Published` property's storage, of which ``PublishedNames`` knows the name; nil where the
  ///   object calls `send()` itself, and then nothing tells that the change is done.
  func objectWillChange(_ property: AnyObject?)
  func objectDidChange()
}

/// The names of an object's `@Published` properties.
@_spi(Observers) public enum PublishedNames {
  /// The property's name as it is declared; nil for one that is not the object's. A walk over the object's fields, 1 µs.
  public static func name(of property: AnyObject, in object: AnyObject) -> String? {
    PublishedFields(of: object).name(of: property)
  }
}
