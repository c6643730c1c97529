import CRasterKernels
import DisplayList

extension Painter {
  func draw(
    _ atlas: borrowing GlyphAtlas, _ first: Int, _ count: Int, _ x: Int32, _ y: Int32, _ color: UInt32
  ) {
    atlas.placements.withUnsafeBufferPointer { draw($0[first..<first + count], atlas.masks, x, y, color) }
  }

  func draw(_ list: borrowing Frame.StampList, _ masks: borrowing [UInt8]) {
    list.stamps.withUnsafeBufferPointer { draw($0[...], masks, 0, 0, list.color) }
  }

  private func draw(
    _ glyphs: Slice<UnsafeBufferPointer<apus_glyph>>, _ masks: borrowing [UInt8], _ x: Int32, _ y: Int32,
    _ color: UInt32
  ) {
    masks.withUnsafeBufferPointer { masks in
      guard let first = UnsafeBufferPointer(rebasing: glyphs).baseAddress, let bytes = masks.baseAddress else { return }
      if mask == nil {
        apus_draw_glyphs(target, clipBox, first, glyphs.count, x, y, bytes, color)
        return
      }
      for glyph in glyphs { drawMasked(glyph, bytes, Int(x), Int(y), color) }
    }
  }

  private func drawMasked(
    _ glyph: apus_glyph, _ bytes: UnsafePointer<UInt8>, _ x: Int, _ y: Int, _ color: UInt32
  ) {
    let (left, top) = (x + Int(glyph.x), y + Int(glyph.y))
    let rect = PixelRect(x0: left, y0: top, x1: left + Int(glyph.width), y1: top + Int(glyph.height))
      .intersection(clip)
    if rect.isEmpty { return }
    for row in rect.y0..<rect.y1 {
      let source = bytes + (Int(glyph.offset) + (row - top) * Int(glyph.width) + rect.x0 - left)
      coverage.update(from: source, count: rect.width)
      composite(rect.x0, row, rect.width, .color(color))
    }
  }

  /// Draws a bitmap at whole pixels.
  func draw(_ picture: Bitmap, _ x: Int, _ y: Int, _ alpha: UInt32) {
    let rect = PixelRect(x0: x, y0: y, x1: x + picture.width, y1: y + picture.height).intersection(clip)
    if rect.isEmpty { return }
    picture.pixels.withUnsafeBufferPointer { pixels in
      for row in rect.y0..<rect.y1 {
        let source = pixels.baseAddress! + ((row - y) * picture.width + rect.x0 - x)
        apus_span_pixels(
          target.base + (row * target.pitch + rect.x0), source, mask?.row(rect.x0, row), alpha, rect.width)
      }
    }
  }
}
