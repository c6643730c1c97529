import SwiftUI

/// Draws a line.
struct LineView: View {
  let series: Series
  let style: LayerStyle
  let color: Color
  let space: PlotSpace

  var body: some View {
    Canvas { context, _ in
      context.opacity = style.opacity
      if !drawDense(&context) { drawPoints(&context) }
      if let symbol = style.symbol {
        SymbolStamp(symbol: symbol, size: style.symbolSize).draw(series, in: space, color: color, &context)
      }
    }
  }

  /// Draws columns of pixels instead of points where there are more points than pixels.
  private func drawDense(_ context: inout GraphicsContext) -> Bool {
    guard let line = DenseLine(series, style, space) else { return false }
    line.draw(in: context, shading: context.resolve(.color(color)))
    return true
  }

  private func drawPoints(_ context: inout GraphicsContext) {
    var outline = LineOutline(method: style.interpolation)
    outline.add(series, nulls: style.nulls, in: space)
    let path = outline.finish()
    context.stroke(path, with: .color(color), style: style.line)
    for point in outline.loners { context.fill(style.dot(at: point), with: .color(color)) }
  }
}

extension LayerStyle {
  /// A value between two gaps would be a line without a length.
  func dot(at point: CGPoint) -> Path {
    let radius = max(line.lineWidth * 1.25, 1.75)
    return Path(ellipseIn: CGRect(x: point.x - radius, y: point.y - radius, width: 2 * radius, height: 2 * radius))
  }
}
