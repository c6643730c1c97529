/// Where the layers of a stack stand.
public enum StackMode: Hashable, Sendable, CaseIterable {
  /// On zero: values above it are stacked upward, values below it downward, each in order.
  case zero
  /// As `zero`, in shares of the sum of all magnitudes at that x: from 0 to 1 where nothing is negative. Where all are
  /// zero the shares are zero.
  case normalized
  /// Centred around zero, as a stream: each layer is as thick as its magnitude.
  case centered
}

/// What a layer of a stack has at an x where only other layers have a point.
public enum StackMissingRule: Hashable, Sendable {
  /// What the line between its neighbours has there, and nothing outside of them or beside a null: for areas.
  case interpolated
  /// Nothing, as if it were null: for bars.
  case null
}
