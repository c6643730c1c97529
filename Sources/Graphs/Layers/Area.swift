import SwiftUI

/// A line with the area under it filled, down to zero.
nonisolated public struct Area: GraphContent {
  public typealias Body = Never
  let key: LayerKey
  let mark: AreaMark

  public init(id: some Hashable & Sendable, points: Series) { (key, mark) = (LayerKey(id: id), AreaMark(points)) }
  public init(_ name: String, points: Series) { (key, mark) = (LayerKey(name), AreaMark(points)) }
  public init(points: Series) { (key, mark) = (LayerKey(), AreaMark(points)) }

  @MainActor public func _reduce(into reduction: inout GraphReduction) { reduction.add(mark, key) }
}

struct AreaMark: Mark {
  let values: Series
  var edges: StackEdges
  var series: Series? { values }
  var standsOnZero: Bool { true }

  init(_ values: Series) { (self.values, edges) = (values, StackEdges(top: values)) }

  mutating func stand(on lower: Series, upTo upper: Series) { edges = StackEdges(top: upper, base: lower) }
  func yExtent(in window: ClosedRange<Double>) -> ClosedRange<Double>? { edges.yExtent(in: window) }
  func stackedEdges(at x: Double) -> ClosedRange<Double>? { edges.range(at: x) }

  func draw(_ style: LayerStyle, in space: PlotSpace, _ context: inout GraphicsContext) {
    context.opacity = style.opacity
    let runs = AreaRuns(edges, nulls: style.nulls, method: style.interpolation, in: space)
    context.fill(runs.outline, with: fill(style, height: space.size.height))
    context.stroke(runs.top, with: .color(style.ink), style: style.line)
    for point in runs.loners { context.fill(style.dot(at: point), with: .color(style.ink)) }
  }

  func draw(_ style: LayerStyle, in batch: inout BatchDrawing) {
    let runs = AreaRuns(edges, nulls: style.nulls, method: style.interpolation, in: batch.space)
    batch.context.fill(runs.outline, with: batch.shading)
  }

  /// Fills a stacked area evenly; others fade towards their base.
  private func fill(_ style: LayerStyle, height: CGFloat) -> GraphicsContext.Shading {
    let color = style.ink
    if let opacity = style.fillOpacity { return .color(color.opacity(opacity)) }
    if edges.base != nil { return .color(color.opacity(0.55)) }
    return .linearGradient(
      Gradient(colors: [color.opacity(0.35), color.opacity(0.08)]), startPoint: .zero,
      endPoint: CGPoint(x: 0, y: height))
  }
}
