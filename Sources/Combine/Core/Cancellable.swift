/// Something that goes on until it is cancelled.
public protocol Cancellable {
  /// Stops it and releases what it holds. Further calls have no effect.
  func cancel()
}

extension Cancellable {
  /// Keeps this object as long as the collection holds it.
  public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
    AnyCancellable(self).store(in: &collection)
  }

  /// Keeps this object as long as the set holds it.
  public func store(in set: inout Set<AnyCancellable>) {
    AnyCancellable(self).store(in: &set)
  }
}
