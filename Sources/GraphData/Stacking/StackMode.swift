/// Where the layers of a stack stand.
public enum StackMode: Hashable, Sendable, CaseIterable {
  /// On zero: values above it are stacked upward, values below it downward, each in order.
  case zero
  /// As `zero`, but in shares of the sum of all magnitudes at that x: 0 to 1 if no value is negative. If all values are
  /// zero, so are the shares.
  case normalized
  /// Centred around zero (a stream graph): each layer is as thick as its magnitude.
  case centered
}

/// The value of a layer at an x where only other layers of the stack have a point.
public enum StackMissingRule: Hashable, Sendable {
  /// Interpolated between the two neighbouring points; null outside of them or beside a null. For areas.
  case interpolated
  /// Null. For bars.
  case null
}
