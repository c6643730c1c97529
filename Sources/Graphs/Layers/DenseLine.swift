import SwiftUI

/// A line of more points than pixels, as the columns of pixels that it covers.
///
/// Each column's rectangle begins and ends where a line through all points would, at the cost of the columns.
struct DenseLine {
  private let spans: [PixelSpan]
  private let pixel: Double

  /// Nil where there are so few points that a line through them is better.
  init?(_ series: Series, _ style: LayerStyle, _ space: PlotSpace) {
    guard series.indices(in: space.x.domain).count > 2 * space.columnCount else { return nil }
    let scale = space.displayScale
    pixel = 1 / scale
    let lineWidth = max(1, style.line.lineWidth * scale)
    let runs = series.columns(
      window: space.x.domain, columnCount: space.columnCount, margin: PixelSpan.margin(lineWidth: lineWidth),
      nulls: style.nulls)
    let covered = PixelSpan.line(runs, columnCount: space.columnCount, lineWidth: lineWidth) {
      space.y.position($0) * scale
    }
    spans = PixelSpan.withoutSharedPixels(covered)
  }

  /// Rectangles of one colour, one after the other, are one list for the renderer.
  func draw(in context: GraphicsContext, shading: GraphicsContext.Shading) {
    for span in spans {
      let rect = CGRect(
        x: Double(span.column) * pixel, y: span.top * pixel, width: pixel, height: (span.bottom - span.top) * pixel)
      context.fill(Path(rect), with: shading)
    }
  }
}
