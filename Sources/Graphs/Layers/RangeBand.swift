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
  var lower: Series
  var upper: Series
}
