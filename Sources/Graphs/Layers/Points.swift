import SwiftUI

/// A mark at each point of a series, without a line.
nonisolated public struct Points: GraphContent {
  public typealias Body = Never
  let key: LayerKey
  let mark: PointsMark

  public init(id: some Hashable & Sendable, points: Series) { (key, mark) = (LayerKey(id: id), PointsMark(points)) }
  public init(_ name: String, points: Series) { (key, mark) = (LayerKey(name), PointsMark(points)) }
  public init(points: Series) { (key, mark) = (LayerKey(), PointsMark(points)) }

  @MainActor public func _reduce(into reduction: inout GraphReduction) {
    reduction.withStyle({ $0.symbol = $0.symbol ?? .circle }) { $0.add(mark, key) }
  }
}

struct PointsMark: Mark {
  let points: Series
  var series: Series? { points }

  init(_ points: Series) { self.points = points }

  func draw(_ style: LayerStyle, in space: PlotSpace, _ context: inout GraphicsContext) {
    context.opacity = style.opacity
    SymbolStamp(symbol: style.symbol ?? .circle, size: style.symbolSize)
      .draw(points, in: space, color: style.ink, &context)
  }
}
