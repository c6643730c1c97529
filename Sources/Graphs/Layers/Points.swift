import SwiftUI

/// A mark at each point of a series, without a line.
nonisolated public struct Points: GraphContent {
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
    reduction.withStyle({ $0.symbol = $0.symbol ?? .circle }) { $0.add(.points(points), id: id, name: name) }
  }
}
