import SwiftUI

/// The area between two series, such as a minimum and a maximum.
nonisolated public struct RangeBand: GraphContent {
  public typealias Body = Never
  let key: LayerKey
  let mark: BandMark

  /// - Parameters:
  ///   - lower: points at an x that `upper` does not have are left out, and vice versa.
  public init(_ name: String, lower: Series, upper: Series) {
    (key, mark) = (LayerKey(name), BandMark(lower: lower, upper: upper))
  }

  public init(id: some Hashable & Sendable, lower: Series, upper: Series) {
    (key, mark) = (LayerKey(id: id), BandMark(lower: lower, upper: upper))
  }

  @MainActor public func _reduce(into reduction: inout GraphReduction) { reduction.add(mark, key) }
}

struct BandMark: Mark {
  /// Has the points of `upper`.
  let lower: Series
  let upper: Series
  var series: Series? { upper }
  private var edges: StackEdges { StackEdges(top: upper, base: lower) }

  init(lower: Series, upper: Series) {
    // Series with the same count and ends come from one measurement: do not compare every point.
    if lower.count == upper.count, lower.xExtent == upper.xExtent {
      (self.lower, self.upper) = (lower, upper)
    } else {
      (self.lower, self.upper) = Self.common(lower, upper)
    }
  }

  func yExtent(in window: ClosedRange<Double>) -> ClosedRange<Double>? { edges.yExtent(in: window) }

  func draw(_ style: LayerStyle, in space: PlotSpace, _ context: inout GraphicsContext) {
    context.opacity = style.opacity
    let runs = AreaRuns(edges, nulls: style.nulls, method: style.interpolation, in: space)
    context.fill(runs.outline, with: .color(style.ink.opacity(0.22)))
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
