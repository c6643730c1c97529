import DisplayList
import Foundation
import Geometry
import TextLayout

/// Writes a display list as an SVG 1.1 file; of later drafts it uses `mask-type`, `mix-blend-mode` and `isolation`.
///
/// - Text is written as outlines, each glyph once, since a display list holds glyphs, not characters. The picture is the
///   same on machines without its fonts. `title` and `summary` describe it to screen readers.
/// - Bitmaps and colour glyphs are embedded as PNG. So are angular gradients, which SVG does not have, at two pixels a
///   point.
/// - Gradients between colours of different alpha get additional stops, since SVG does not premultiply.
/// - The blend modes `sourceAtop`, `destinationOver`, `destinationOut` and `plusDarker` have no counterpart and are
///   written as `normal`.
public struct SVGDocument {
  /// Points; user units of the file.
  public var size: CGSize
  /// The colour behind everything; not written if its alpha is 0.
  public var background = RGBA.clear
  /// What the picture is called.
  public var title: String?
  /// What the picture shows, in words.
  public var summary: String?
  let list: DisplayList
  let glyphs: any GlyphSource
  let encode: (Bitmap) throws -> Data

  /// - Parameters:
  ///   - encode: makes PNG files.
  public init(
    _ list: DisplayList, size: CGSize, glyphs: any GlyphSource, encode: @escaping (Bitmap) throws -> Data
  ) {
    self.list = list
    self.size = size
    self.glyphs = glyphs
    self.encode = encode
  }

  /// The file, in UTF-8.
  ///
  /// - Throws: what the encoder of pictures throws.
  public func data() throws -> Data {
    var writer = SVGWriter(glyphs: glyphs, encode: encode)
    if background.alpha > 0 {
      writer.body.element("rect", [("width", "100%"), ("height", "100%")] + SVGWriter.fill(background))
    }
    try writer.write(list)
    var file = SVGText()
    let (width, height) = (SVGText.number(size.width), SVGText.number(size.height))
    file.text += "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    file.open(
      "svg",
      [
        ("xmlns", "http://www.w3.org/2000/svg"), ("xmlns:xlink", "http://www.w3.org/1999/xlink"), ("width", width),
        ("height", height), ("viewBox", "0 0 \(width) \(height)"),
      ] + (title == nil && summary == nil ? [] : [("role", "img")]))
    if let title { file.leaf("title", title) }
    if let summary { file.leaf("desc", summary) }
    if !writer.definitions.text.isEmpty {
      file.open("defs")
      file.text += writer.definitions.text
      file.close("defs")
    }
    file.text += writer.body.text
    file.close("svg")
    return Data(file.text.utf8)
  }
}
