import SwiftUI

/// The area between two series, as between the lowest and highest of many.
nonisolated public struct RangeBand: GraphContent {
  public typealias Body = Never
  let id: AnyHashable?
  let name: String?
  let lower: Series
  let upper: Series

  /// - Parameters:
  ///   - lower: has the same points in time as `upper`; others are left out.
  public init(_ name: String, lower: Series, upper: Series) {
    (id, self.name, self.lower, self.upper) = (AnyHashable(name), name, lower, upper)
  }

  public init(id: some Hashable & Sendable, lower: Series, upper: Series) {
    (self.id, name, self.lower, self.upper) = (AnyHashable(id), nil, lower, upper)
  }

  @MainActor public func _reduce(into reduction: inout GraphReduction) {
    reduction.add(.band(BandMark(lower: lower, upper: upper)), id: id, name: name)
  }
}

struct BandMark: Equatable {
  /// Point by point under `upper`.
  let lower: Series
  let upper: Series

  init(lower: Series, upper: Series) {
    // Series of one measurement: their ends tell, without a look at each point.
    if lower.count == upper.count, lower.xExtent == upper.xExtent {
      (self.lower, self.upper) = (lower, upper)
    } else {
      (self.lower, self.upper) = Self.common(lower, upper)
    }
  }

  /// The points of two series that are at the same x.
  private static func common(_ lower: Series, _ upper: Series) -> (Series, Series) {
    var (x, low, high): ([Double], [Double], [Double]) = ([], [], [])
    var (i, j) = (0, 0)
    while i < lower.count, j < upper.count {
      let (a, b) = (lower.x(at: i), upper.x(at: j))
      if a == b {
        x.append(a)
        low.append(lower.y(at: i))
        high.append(upper.y(at: j))
      }
      if a <= b { i += 1 }
      if b <= a { j += 1 }
    }
    return (Series(x: x, y: low), Series(x: x, y: high))
  }
}
