import Foundation
import TextLayout

/// The input is a font file: text is laid out with it and its glyphs are drawn, in sizes of text, of titles and far above.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzFonts(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  guard let fonts = try? FontSystem(fontFiles: [InputFile.make(start, count).path]) else { return 0 }
  for (size, weight, isItalic) in [(12, 400, false), (48, 700, true), (300, 900, false)] as [(CGFloat, CGFloat, Bool)] {
    let font = FontDescriptor(size: size, weight: weight, isItalic: isItalic, smallCaps: isItalic)
    let metrics = fonts.metrics(for: font)
    precondition(metrics.ascent >= 0 && metrics.descent >= 0 && metrics.leading >= 0)
    let text = StyledText("AVA fi áb\u{301} 😀 שא 1/2", TextRunAttributes(font: font))
    let layout = fonts.layout(text, maxWidth: 5 * size)
    precondition(layout.size.width.isFinite && layout.size.height.isFinite)
    for run in layout.lines.flatMap(\.runs).map(\.run) {
      _ = fonts.inkBounds(of: run)
      for glyph in run.glyphs {
        if let bitmap = fonts.bitmap(font: run.font, glyph: glyph.glyph, pixelSize: Float(size), phase: 1) {
          let pixel = bitmap.format == .color ? 4 : 1
          precondition(bitmap.pixels.count == bitmap.width * bitmap.height * pixel)
        }
        _ = fonts.outline(font: run.font, glyph: glyph.glyph, pixelSize: Float(size))
      }
    }
  }
  return 0
}
