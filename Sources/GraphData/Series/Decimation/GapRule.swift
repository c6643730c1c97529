/// What a null between two values does to the line.
public enum NullRule: Hashable, Sendable {
  /// It breaks the line.
  case breaks
  /// It is passed over: the values on both sides are joined.
  case spans
  /// It is passed over where the values on both sides are at most so far apart in x, and breaks the line otherwise.
  case spansUpTo(Double)
}

/// Which neighbouring values a line joins.
struct GapRule: Sendable {
  /// The greatest distance in x of two points that are joined with nothing between them.
  var maximumGap: Double
  /// The same for two points with nulls between them; less than 0 where nulls always break.
  var maximumNullGap: Double

  init(maximumGap: Double?, nulls: NullRule) {
    self.maximumGap = maximumGap ?? .infinity
    maximumNullGap =
      switch nulls {
      case .breaks: -1
      case .spans: self.maximumGap
      case .spansUpTo(let gap): Swift.min(gap, self.maximumGap)
      }
  }

  /// Whether nothing breaks the line.
  var joinsAll: Bool { maximumGap == .infinity && maximumNullGap == .infinity }

  /// Whether a line leads from the value at `index` of `x` to the next one at `next`.
  @inline(__always)
  func joins(_ index: Int, _ next: Int, in x: XColumn) -> Bool {
    x.distance(index, next) <= (next == index + 1 ? maximumGap : maximumNullGap)
  }
}
