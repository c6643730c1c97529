import TraceSchema

extension TraceKind {
  /// One more than the largest number of a kind of span.
  static let spanLimit = 14

  /// The pass that a span of this kind is, if it is one.
  var pass: PassKind? { PassKind(rawValue: rawValue) }

  /// Whether a span of this kind can have another one within itself.
  var canNest: Bool { self == .rule || self == .action }
}
