import SwiftUI

/// A line with the area under it filled, down to zero.
nonisolated public struct Area: GraphContent {
  public typealias Body = Never
  let id: AnyHashable?
  let name: String?
  let points: Series

  public init(id: some Hashable & Sendable, points: Series) {
    (self.id, name, self.points) = (AnyHashable(id), nil, points)
  }

  public init(_ name: String, points: Series) {
    (id, self.name, self.points) = (AnyHashable(name), name, points)
  }

  public init(points: Series) { (id, name, self.points) = (nil, nil, points) }

  @MainActor public func _reduce(into reduction: inout GraphReduction) {
    reduction.add(.area(AreaMark(values: points, top: points, base: nil)), id: id, name: name)
  }
}

/// What an area covers.
struct AreaMark: Equatable {
  /// What the layer itself measures: what tooltips and legends show.
  var values: Series
  var top: Series
  /// Has the points of `top`; zero where nil.
  var base: Series?
}
