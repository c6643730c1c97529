import DisplayList
import Foundation
import Geometry
import Renderer
import TextLayout

/// Glyphs of which one byte pattern is known: glyph n is a square of n×n pixels, its top left corner at the pen.
final class BlockGlyphs: GlyphSource {
  func bitmap(font: FontID, glyph: UInt32, pixelSize: Float, phase: Int) -> GlyphBitmap? {
    if glyph == 0 { return nil }
    let side = Int(glyph)
    return GlyphBitmap(
      format: .mask, width: side, height: side, left: 0, top: side,
      pixels: [UInt8](repeating: UInt8(255 - phase * 64), count: side * side))
  }

  func outline(font: FontID, glyph: UInt32, pixelSize: Float) -> Path? {
    if glyph == 0 { return nil }
    let side = CGFloat(glyph)
    return Path(CGRect(x: 0, y: -side, width: side, height: side))
  }
}

/// Draws lists at one pixel a point over white, remembering nothing.
func draw(
  _ items: [DisplayItem], width: Int = 16, height: Int = 16, scale: CGFloat = 1, background: RGBA = .white,
  threads: Int = 1
) -> PixelBuffer {
  let buffer = PixelBuffer(width: width, height: height)
  Renderer(threads: threads).render(
    DisplayList(items), size: CGSize(width: CGFloat(width) / scale, height: CGFloat(height) / scale), scale: scale,
    background: background, glyphs: BlockGlyphs(), into: buffer)
  return buffer
}

func item(_ content: DisplayItem.Content, _ bounds: CGRect, id: UInt32 = 0, version: UInt32 = 0) -> DisplayItem {
  DisplayItem(id: id, version: version, bounds: bounds, content: content)
}

func shape(_ path: Path, _ color: RGBA, stroke: StrokeStyle? = nil, fill: FillStyle = FillStyle()) -> DisplayItem {
  let grow = stroke.map { $0.lineWidth * max($0.miterLimit, 1) } ?? 0
  return item(
    .shape(ShapeItem(path: path, paint: .color(color), fill: fill, stroke: stroke)),
    path.boundingRect.insetBy(dx: -grow, dy: -grow))
}

func group(_ items: [DisplayItem], _ bounds: CGRect, _ change: (inout GroupItem) -> Void = { _ in }) -> DisplayItem {
  var group = GroupItem(DisplayList(items))
  change(&group)
  return item(.group(group), bounds)
}

extension PixelBuffer {
  var rows: [[UInt32]] { (0..<height).map { y in (0..<width).map { self[$0, y] } } }

  /// A portable pixmap for looking at, where `APUS_DUMP` names a folder.
  func dump(_ name: String) {
    guard let folder = ProcessInfo.processInfo.environment["APUS_DUMP"] else { return }
    var bytes = Data("P6\n\(width) \(height)\n255\n".utf8)
    for pixel in rows.joined() { bytes.append(contentsOf: [16, 8, 0].map { UInt8(truncatingIfNeeded: pixel >> $0) }) }
    try? bytes.write(to: URL(fileURLWithPath: folder).appendingPathComponent(name + ".ppm"))
  }
}
