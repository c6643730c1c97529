import SwiftUI

/// A line through the points of a series.
///
/// If there are more points than pixels, each pixel column shows its lowest and highest point. No extreme is lost, and
/// the cost depends on the pixels.
nonisolated public struct Line: GraphContent {
  public typealias Body = Never
  let key: LayerKey
  let mark: LineMark

  /// - Parameter id: the identity of the layer across updates, in selections and in legends.
  public init(id: some Hashable & Sendable, points: Series) { (key, mark) = (LayerKey(id: id), LineMark(points)) }
  public init(_ name: String, points: Series) { (key, mark) = (LayerKey(name), LineMark(points)) }
  public init(points: Series) { (key, mark) = (LayerKey(), LineMark(points)) }

  @MainActor public func _reduce(into reduction: inout GraphReduction) { reduction.add(mark, key) }
}

struct LineMark: Mark {
  let points: Series
  var series: Series? { points }
  var isLine: Bool { true }

  init(_ points: Series) { self.points = points }

  func draw(_ style: LayerStyle, in space: PlotSpace, _ context: inout GraphicsContext) {
    context.opacity = style.opacity
    if let line = DenseLine(points, style, space) {
      line.draw(in: context, shading: context.resolve(.color(style.ink)))
    } else {
      var outline = LineOutline(method: style.interpolation)
      outline.add(points, nulls: style.nulls, in: space)
      context.stroke(outline.finish(), with: .color(style.ink), style: style.line)
      for point in outline.loners { context.fill(style.dot(at: point), with: .color(style.ink)) }
    }
    if let symbol = style.symbol {
      SymbolStamp(symbol: symbol, size: style.symbolSize).draw(
        points, in: space, color: style.ink, &context)
    }
  }

  func draw(_ style: LayerStyle, in batch: inout BatchDrawing) {
    if let line = DenseLine(points, style, batch.space) {
      line.draw(in: batch.context, shading: batch.shading)
    } else {
      batch.outline.add(points, nulls: style.nulls, in: batch.space)
    }
  }
}
