import DisplayList
import Foundation
import Geometry
import TextLayout

extension FrameCompiler {
  /// Draws upright text of moderate size from the atlas, other text as filled outlines.
  mutating func add(_ text: GlyphItem, _ transform: CGAffineTransform, _ alpha: Float, _ cull: PixelRect) {
    let fallback = text.color.opacity(alpha).premultipliedARGB
    for (run, origin) in text.runs {
      let color = run.color.map { $0.opacity(alpha).premultipliedARGB } ?? fallback
      let isUpright = transform.isAxisAligned && transform.a == transform.d && transform.a > 0
      let pixelSize = Float(run.size * transform.meanScale)
      guard pixelSize.isFinite, pixelSize > 0 else { continue }
      if isUpright && pixelSize <= GlyphAtlas.largestPixelSize {
        add(run, origin.applying(transform), pixelSize, color, alpha, cull)
      } else {
        outlines(run, origin, transform, color, alpha, cull)
      }
    }
  }

  private mutating func add(
    _ run: GlyphRun, _ origin: CGPoint, _ pixelSize: Float, _ color: UInt32, _ alpha: Float, _ cull: PixelRect
  ) {
    guard abs(origin.x) < PixelRect.farthest, abs(origin.y) < PixelRect.farthest else { return }
    let sixteenths = Int((origin.x * 16 + 0.5).rounded(.down))
    let (x, y) = (sixteenths >> 4, Int((origin.y + 0.5).rounded(.down)))
    let resolved = atlas.resolve(run, pixelSize: pixelSize, phase: sixteenths & 15, glyphs)
    if resolved.count > 0 && color >> 24 != 0 {
      let bounds = resolved.bounds.offsetBy(dx: x, dy: y)
      if bounds.intersects(cull) {
        append(
          .glyphs(first: resolved.first, count: resolved.count, x: Int32(x), y: Int32(y), color: color), bounds)
      }
    }
    for i in resolved.colorFirst..<resolved.colorFirst + resolved.colorCount {
      let placement = atlas.colorPlacements[Int(i)]
      let picture = atlas.pictures[Int(placement.picture)]
      let (left, top) = (x + Int(placement.x), y + Int(placement.y))
      let bounds = PixelRect(x0: left, y0: top, x1: left + picture.width, y1: top + picture.height)
      if !bounds.intersects(cull) { continue }
      append(
        .colorGlyph(
          placement.picture, x: Int32(left), y: Int32(top), alpha: UInt32(min(max(alpha, 0), 1) * 255 + 0.5)), bounds)
    }
  }

  private mutating func outlines(
    _ run: GlyphRun, _ origin: CGPoint, _ transform: CGAffineTransform, _ color: UInt32, _ alpha: Float,
    _ cull: PixelRect
  ) {
    // An outline in the run's points serves all transforms.
    let size = Float(run.size)
    for glyph in run.glyphs {
      let place = transform.translatedBy(x: origin.x + CGFloat(glyph.x), y: origin.y + CGFloat(glyph.y))
      guard let path = atlas.outline(run.font, glyph.glyph, pixelSize: size, glyphs) else {
        picture(run, glyph.glyph, place, alpha, cull)
        continue
      }
      let bounds = PixelRect(around: path.boundingRect, place).outset(by: 1)
      if !bounds.intersects(cull) { continue }
      frame.shapes.append(
        Frame.Shape(
          path: path, fill: FillStyle(), stroke: nil, transform: DeviceTransform(place), ink: .color(color)))
      append(.shape(Int32(frame.shapes.count - 1)), bounds)
    }
  }

  /// Draws a colour glyph with the transform of its text.
  private mutating func picture(
    _ run: GlyphRun, _ glyph: UInt32, _ place: CGAffineTransform, _ alpha: Float, _ cull: PixelRect
  ) {
    let scale = min(place.meanScale, 256 / run.size)
    guard let (bitmap, left, top) = atlas.picture(run.font, glyph, pixelSize: Float(run.size * scale), glyphs)
    else { return }
    let rect = CGRect(
      x: CGFloat(left) / scale, y: CGFloat(-top) / scale, width: CGFloat(bitmap.width) / scale,
      height: CGFloat(bitmap.height) / scale)
    let bounds = PixelRect(around: rect, place).outset(by: 1)
    if bounds.intersects(cull) { draw(bitmap, rect, place, alpha, isNearest: false, bounds) }
  }
}
