import SwiftUI

/// A line with more points than pixels, drawn as one rectangle per pixel column.
///
/// Each rectangle covers the same pixels as a line through all points. The cost depends on the columns, not the points.
struct DenseLine {
  private let spans: [PixelSpan]
  private let pixel: Double

  /// Nil if there are few points: then draw a line through them.
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

  /// The canvas joins successive rectangles of one colour into one item.
  func draw(in context: GraphicsContext, shading: GraphicsContext.Shading) {
    for span in spans {
      let rect = CGRect(
        x: Double(span.column) * pixel, y: span.top * pixel, width: pixel, height: (span.bottom - span.top) * pixel)
      context.fill(Path(rect), with: shading)
    }
  }
}
