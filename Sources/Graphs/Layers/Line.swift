import SwiftUI

/// A line through the points of a series.
///
/// Where there are more points than pixels, each column of pixels shows the lowest and the highest of its points: no
/// extreme is lost, and the cost is that of the pixels.
nonisolated public struct Line: GraphContent {
  public typealias Body = Never
  let id: AnyHashable?
  let name: String?
  let points: Series

  /// - Parameter id: what the layer is known by across updates, in selections and in legends.
  public init(id: some Hashable & Sendable, points: Series) {
    self.init(id: AnyHashable(id), name: nil, points: points)
  }

  public init(_ name: String, points: Series) {
    self.init(id: AnyHashable(name), name: name, points: points)
  }

  public init(points: Series) { self.init(id: nil, name: nil, points: points) }

  private init(id: AnyHashable?, name: String?, points: Series) {
    self.id = id
    self.name = name
    self.points = points
  }

  @MainActor public func _reduce(into reduction: inout GraphReduction) {
    reduction.add(.line(points), id: id, name: name)
  }
}
