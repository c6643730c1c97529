import SwiftUI

/// Draws a mark at each point.
struct PointsView: View {
  let series: Series
  let style: LayerStyle
  let color: Color
  let space: PlotSpace

  var body: some View {
    Canvas { context, _ in
      context.opacity = style.opacity
      SymbolStamp(symbol: style.symbol ?? .circle, size: style.symbolSize)
        .draw(series, in: space, color: color, &context)
    }
  }
}
