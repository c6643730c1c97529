extension View {
  /// Isolates the view's position and size from those of its parent, so that views inside that are new while it moves come
  /// with it.
  ///
  /// Every view is such a group here: positions are relative to the parent, and what moves is the parent's own place. So this
  /// changes nothing and costs nothing.
  nonisolated public func geometryGroup() -> some View { self }
}
