import CRasterKernels
import DisplayList
import Foundation
import Geometry

/// Coverage masks of small paths at subpixel positions: rasterized once for each position, then stamped.
///
/// Positions are rounded to 1/128 pixel, so an edge is off by at most 1/256 pixel in each direction, and coverage by at
/// most 2/255. Only the thread that compiles a frame uses it. Invariant: a sprite's offset lies in `masks`.
final class StampAtlas {
  /// A path with its transform, without the translation.
  struct Outline: Equatable {
    var path: Path
    var a, b, c, d: CGFloat
  }

  /// The sprites of an outline.
  private struct Entry {
    var outline: Outline
    /// For each subpixel position, one more than the index of its sprite, or 0 if it is not made yet.
    var sprites = [Int32](repeating: 0, count: StampAtlas.fractions * StampAtlas.fractions)
    /// The bounds of the outline at a pixel's corner, in pixels.
    var bounds: CGRect
  }

  private(set) var masks: [UInt8] = []
  private var sprites: [apus_glyph] = []
  private var entries: [Entry] = []
  private var edges = EdgeList()
  private var cells = CellBuffer()
  private var row = [UInt8](repeating: 0, count: largestSide + 64)

  static let fractions = 128
  /// Larger outlines, in pixels, are filled directly: stamping their area costs more than their edges.
  static let largestSide = 48
  /// Above these limits the next frame starts empty; at four times the limits, a frame fills further outlines directly.
  private static let mostEntries = 16
  private static let mostMaskBytes = 8 << 20

  deinit {
    edges.deallocate()
    cells.deallocate()
  }

  /// Called before each frame: empties the cache if it has reached a limit.
  func beginFrame() {
    if masks.count < Self.mostMaskBytes && entries.count < Self.mostEntries { return }
    masks = []
    sprites = []
    entries = []
  }

  /// The outline's stamps at those `places` that meet `cull`; `nil` if the outline is too large or not finite, or the
  /// cache is full.
  func stamps(_ path: Path, at places: [CGPoint], _ transform: CGAffineTransform, cull: PixelRect) -> [apus_glyph]? {
    let outline = Outline(path: path, a: transform.a, b: transform.b, c: transform.c, d: transform.d)
    guard let index = index(of: outline) else { return nil }
    let bounds = entries[index].bounds
    // Whole pixels are added separately, so that a picture moved by whole pixels has identical pixels.
    let (wholeX, wholeY) = (transform.tx.rounded(.down), transform.ty.rounded(.down))
    let (restX, restY) = (transform.tx - wholeX, transform.ty - wholeY)
    guard abs(wholeX) < PixelRect.farthest, abs(wholeY) < PixelRect.farthest else { return [] }
    let lower = (x: CGFloat(cull.x0) - bounds.maxX - wholeX - 1, y: CGFloat(cull.y0) - bounds.maxY - wholeY - 1)
    let upper = (x: CGFloat(cull.x1) - bounds.minX - wholeX + 1, y: CGFloat(cull.y1) - bounds.minY - wholeY + 1)
    let (left, top) = (Int32(wholeX), Int32(wholeY))
    var stamps: [apus_glyph] = []
    stamps.reserveCapacity(places.count)
    for place in places {
      let x = transform.a * place.x + transform.c * place.y + restX
      let y = transform.b * place.x + transform.d * place.y + restY
      // The comparisons are false for NaN.
      guard x > lower.x, x < upper.x, y > lower.y, y < upper.y else { continue }
      let (fineX, fineY) = (Self.fine(x), Self.fine(y))
      var stamp = sprite(index, fineX & (Self.fractions - 1), fineY & (Self.fractions - 1))
      if masks.count > 4 * Self.mostMaskBytes { return nil }
      if stamp.height == 0 { continue }
      stamp.x += Int32(fineX >> 7) + left
      stamp.y = Int16(clamping: Int(stamp.y) + (fineY >> 7) + Int(top))
      stamps.append(stamp)
    }
    return stamps
  }

  /// Rounds to the nearest 1/128, halves up.
  @inline(__always)
  private static func fine(_ v: CGFloat) -> Int { Int((v * CGFloat(fractions) + 0.5).rounded(.down)) }

  private func index(of outline: Outline) -> Int? {
    if let known = entries.firstIndex(where: { $0.outline == outline }) { return known }
    if entries.count >= 4 * Self.mostEntries { return nil }
    let linear = CGAffineTransform(a: outline.a, b: outline.b, c: outline.c, d: outline.d, tx: 0, ty: 0)
    let bounds = outline.path.boundingRect.applying(linear)
    let side = CGFloat(Self.largestSide)
    guard bounds.width < side, bounds.height < side, abs(bounds.midX) < side, abs(bounds.midY) < side
    else { return nil }
    entries.append(Entry(outline: outline, bounds: bounds))
    return entries.count - 1
  }

  @inline(__always)
  private func sprite(_ index: Int, _ x: Int, _ y: Int) -> apus_glyph {
    let known = entries[index].sprites[y * Self.fractions + x]
    return known != 0 ? sprites[Int(known) - 1] : makeSprite(index, x, y)
  }

  @inline(never)
  private func makeSprite(_ index: Int, _ x: Int, _ y: Int) -> apus_glyph {
    let outline = entries[index].outline
    let transform = DeviceTransform(
      CGAffineTransform(
        a: outline.a, b: outline.b, c: outline.c, d: outline.d, tx: CGFloat(x) / CGFloat(Self.fractions),
        ty: CGFloat(y) / CGFloat(Self.fractions)))
    edges.removeAll()
    edges.fill(outline.path, transform)
    let sprite = edges.count == 0 ? apus_glyph() : rasterize()
    sprites.append(sprite)
    entries[index].sprites[y * Self.fractions + x] = Int32(sprites.count)
    return sprite
  }

  /// Rasterizes `edges`; rows are padded to a multiple of eight bytes.
  private func rasterize() -> apus_glyph {
    let rect = PixelRect(
      x0: Int(edges.minX.rounded(.down)), y0: Int(edges.minY.rounded(.down)), x1: Int(edges.maxX.rounded(.down)) + 1,
      y1: Int(edges.maxY.rounded(.down)) + 1)
    let window = cells.window(rect, inside: true)
    withUnsafePointer(to: window) { apus_accumulate($0, edges.edges, edges.count) }
    let padded = (rect.width + 7) & ~7
    let offset = masks.count
    for y in 0..<rect.height {
      let isCovered = row.withUnsafeMutableBufferPointer { bytes in
        withUnsafePointer(to: window) { apus_sweep_row($0, Int32(y), bytes.baseAddress!, false) }
      }
      for x in 0..<padded { masks.append(isCovered && x < rect.width ? row[x] : 0) }
    }
    return apus_glyph(
      x: Int32(rect.x0), y: Int16(rect.y0), width: UInt16(padded), height: UInt16(rect.height), offset: UInt32(offset))
  }
}

extension EdgeList {
  /// Adds the flattened outline of `path`, within ``Painter/tolerance`` of its curves.
  mutating func fill(_ path: Path, _ transform: DeviceTransform) {
    var sink = FillSink(edges: self, transform: transform)
    path.flatten(Flattener(tolerance: Painter.tolerance / max(transform.stretch, 1e-6)), into: &sink)
    sink.close()
    self = sink.edges
  }
}
