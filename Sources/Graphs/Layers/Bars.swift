import SwiftUI

/// A bar for each point of a series, from zero to its value.
///
/// Several `Bars` of one graph are drawn side by side at each x; inside a `Stack` they are drawn on each other.
nonisolated public struct Bars: GraphContent {
  public typealias Body = Never
  let key: LayerKey
  let mark: BarsMark

  public init(id: some Hashable & Sendable, points: Series, widths: BarWidths = .automatic) {
    (key, mark) = (LayerKey(id: id), BarsMark(points, widths))
  }

  public init(_ name: String, points: Series, widths: BarWidths = .automatic) {
    (key, mark) = (LayerKey(name), BarsMark(points, widths))
  }

  public init(points: Series, widths: BarWidths = .automatic) {
    (key, mark) = (LayerKey(), BarsMark(points, widths))
  }

  @MainActor public func _reduce(into reduction: inout GraphReduction) { reduction.add(mark, key) }
}

/// The width of bars.
public enum BarWidths: Hashable, Sendable {
  /// Four fifths of the smallest distance between points.
  case automatic
  /// A part, 0…1, of the smallest distance between points.
  case ratio(Double)
  /// A length on the x axis, in seconds if it is time.
  case interval(Double)
  /// Points on screen.
  case fixed(Double)
}

struct BarsMark: Mark {
  let values: Series
  let widths: BarWidths
  var edges: StackEdges
  /// The index of these bars among those drawn side by side.
  private(set) var place = 0
  private(set) var placeCount = 1
  var series: Series? { values }
  var standsOnZero: Bool { true }
  /// Unlike an area, bars have no value between two points.
  var missingInStack: StackMissingRule { .null }
  var isSideBySide: Bool { edges.base == nil }

  init(_ values: Series, _ widths: BarWidths) {
    (self.values, self.widths, edges) = (values, widths, StackEdges(top: values))
  }

  mutating func stand(on lower: Series, upTo upper: Series) { edges = StackEdges(top: upper, base: lower) }
  mutating func setPlace(_ place: Int, of count: Int) { (self.place, placeCount) = (place, count) }

  /// Wider than the points by half a bar on both sides.
  var xExtent: ClosedRange<Double>? {
    edges.top.xExtent.map { $0.lowerBound - interval / 2...$0.upperBound + interval / 2 }
  }

  /// The part of the x axis that a bar takes.
  private var interval: Double {
    if case .interval(let interval) = widths { return interval.isFinite ? max(interval, 0) : 0 }
    return edges.top.smallestStep(in: 0..<min(edges.top.count, 512)) ?? 0
  }

  func yExtent(in window: ClosedRange<Double>) -> ClosedRange<Double>? { edges.yExtent(in: window) }
  func stackedEdges(at x: Double) -> ClosedRange<Double>? { edges.range(at: x) }

  func draw(_ style: LayerStyle, in space: PlotSpace, _ context: inout GraphicsContext) {
    context.opacity = style.opacity
    BarRects(self, in: space).draw(in: context, shading: context.resolve(.color(style.ink)))
  }

  func draw(_ style: LayerStyle, in batch: inout BatchDrawing) {
    BarRects(self, in: batch.space).draw(in: batch.context, shading: batch.shading)
  }
}
