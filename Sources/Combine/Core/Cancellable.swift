/// Something under way that can be cancelled.
public protocol Cancellable {
  /// Stops it and frees what it holds. Calling it again has no effect.
  func cancel()
}

extension Cancellable {
  /// Keeps this under way for as long as the collection holds it.
  public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
    AnyCancellable(self).store(in: &collection)
  }

  /// Keeps this under way for as long as the set holds it.
  public func store(in set: inout Set<AnyCancellable>) {
    AnyCancellable(self).store(in: &set)
  }
}
