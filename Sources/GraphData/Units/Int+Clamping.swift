extension Int {
  /// The whole part of a number; the nearest integer for one that is out of range, and 0 for NaN.
  ///
  /// The one way from a number of unknown origin to an integer: `Int(_:)` stops the program for most of these.
  package init(clamping value: Double) {
    self = Int(exactly: value.rounded(.towardZero)) ?? (value > 0 ? .max : value < 0 ? .min : 0)
  }
}
