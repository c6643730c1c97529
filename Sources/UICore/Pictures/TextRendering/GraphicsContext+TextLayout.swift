import DisplayList
import Foundation
import Geometry
import TextLayout

extension GraphicsContext {
  /// Draws a line where it stands in its text.
  public func draw(_ line: Text.Layout.Line, options: Text.Layout.DrawingOptions = .init()) {
    for run in line { draw(run, options: options) }
  }

  /// Draws a run where it stands in its text, with the lines under and through it.
  public func draw(_ run: Text.Layout.Run, options: Text.Layout.DrawingOptions = .init()) {
    draw(run[0..<run.count], options: options)
  }

  /// Draws some glyphs where they stand in their text, with the lines under and through them.
  public func draw(_ slice: Text.Layout.RunSlice, options: Text.Layout.DrawingOptions = .init()) {
    let storage = slice.run.storage
    if slice.isEmpty { return }
    let run = GlyphRun(
      font: storage.font.font, size: storage.font.size, glyphs: Array(storage.glyphs[slice.indices]),
      width: storage.font.width, color: storage.font.color)
    let ink = storage.fonts.inkBounds(of: run)
    if !ink.isNull {
      let place = ink.offsetBy(dx: storage.origin.x, dy: storage.origin.y)
      draw(
        .glyphs(GlyphItem(runs: [(run, storage.origin)], color: storage.color)),
        bounds: GlyphItem.drawnBounds(of: place))
    }
    let bounds = slice.typographicBounds
    for decoration in storage.decorations {
      let (left, right) = (max(decoration.rect.minX, bounds.rect.minX), min(decoration.rect.maxX, bounds.rect.maxX))
      guard right > left else { continue }
      let rect = CGRect(x: left, y: decoration.rect.minY, width: right - left, height: decoration.rect.height)
      draw(
        .shape(ShapeItem(path: Path(rect), paint: .color(decoration.color ?? storage.color))), bounds: rect)
    }
  }
}
