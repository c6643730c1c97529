/// An object that announces its changes.
///
/// `objectWillChange` exists by default and fires before a `@Published` property of the object or of its superclasses
/// changes. A class that declares its own `objectWillChange` must fire it itself.
public protocol ObservableObject: AnyObject {
  /// The type of the publisher that announces changes.
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never

  /// Fires before the object changes.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// Fires before the object changes. It is always the same publisher.
  ///
  /// The `@Published` properties hold it. Finding it takes a walk over the object's fields up to the first such
  /// property: 1 µs or less. For an object without such properties, `LooseObjectPublishers` holds the publisher.
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
