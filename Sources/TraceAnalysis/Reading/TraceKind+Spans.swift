import TraceSchema

extension TraceKind {
  /// One more than the largest number of a span.
  static let spanLimit = 14

  /// The pass of a span of this kind; nil if it is no pass.
  var pass: PassKind? { PassKind(rawValue: rawValue) }

  /// Whether a span of this kind may contain another of the same kind.
  var canNest: Bool { self == .rule || self == .action }
}
