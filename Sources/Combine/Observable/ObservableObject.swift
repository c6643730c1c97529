/// An object that says when it is about to change.
///
/// `objectWillChange` comes by itself and fires before any `@Published` property of the object changes, those of its
/// superclasses included. A class that defines its own fires it itself.
public protocol ObservableObject: AnyObject {
  /// What says that the object is about to change.
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never

  /// Fires before the object changes.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// Fires before the object changes; the same publisher each time.
  ///
  /// It is kept by the `@Published` properties, which it is found by: a walk over the object's fields up to the first
  /// one, 1 µs or less. An object without such properties has its publisher in `LooseObjectPublishers`.
  public var objectWillChange: ObservableObjectPublisher {
    if let kept = LooseObjectPublishers.shared.publisher(of: self) { return kept }
    let properties = PublishedFields(of: self)
    guard let first = properties.first else {
      return LooseObjectPublishers.shared.makePublisher(of: self) { properties.connect(to: $0) }
    }
    return first.objectWillChange { publisher in
      properties.forEach { $0.adopt(publisher) }
      properties.connect(to: publisher)
    }
  }
}
