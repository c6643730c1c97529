import CRasterKernels
import DisplayList
import Foundation
import Geometry
import TextLayout

/// Glyph masks and pictures, and the placements of whole runs' glyphs, kept from frame to frame.
///
/// Only the thread that compiles a frame changes it; painting threads only read it. Everything kept is bounded: a text
/// that changes in every frame makes a new run for each.
/// Invariants: a placement's offset lies in `masks`; a cached run's range lies in `placements`.
struct GlyphAtlas {
  private struct Key: Hashable {
    var font: FontID
    var glyph: UInt32
    var size: Float
    var phase: UInt8
  }

  private struct Entry {
    var offset: UInt32
    var width, height: UInt16
    var left, top: Int32
    /// Index of a colour picture; -1 for a mask.
    var color: Int32
  }

  private struct RunKey: Hashable {
    var run: ObjectIdentifier
    var size: Float
    var phase: Int8
  }

  /// A run's placed glyphs for one subpixel phase.
  struct ResolvedRun {
    var first, count: Int32
    var colorFirst, colorCount: Int32
    /// The bounds of the masks, relative to the run's origin.
    var bounds: PixelRect
    fileprivate var run: GlyphRun
  }

  /// A placed colour picture.
  struct ColorPlacement {
    var picture: Int32
    var x, y: Int32
  }

  private(set) var masks: [UInt8] = []
  private(set) var pictures: [Bitmap] = []
  private(set) var placements: [apus_glyph] = []
  private(set) var colorPlacements: [ColorPlacement] = []
  private var entries: [Key: Entry?] = [:]
  private var runs: [RunKey: ResolvedRun] = [:]
  private var outlines: [Key: Path?] = [:]
  private var source: ObjectIdentifier?
  /// The number of glyphs requested from the source.
  private(set) var misses = 0

  /// The pixels of all colour pictures together.
  private var pictureArea = 0
  /// The most runs and placements kept: more than one frame needs, or every frame would start empty.
  private var mostPlaces = fewestPlaces
  private var isFirstFrameOfRuns = true

  /// Above these limits the next frame starts with an empty cache.
  private static let mostMaskBytes = 16 << 20
  private static let mostEntries = 1 << 16
  private static let mostPictureArea = 4 << 20
  private static let mostOutlines = 4096
  static let fewestPlaces = 1 << 15
  static let largestPixelSize: Float = 64

  var runCount: Int { runs.count }
  /// The number of runs, plus that of their glyphs' placements.
  private var placeCount: Int { runs.count + placements.count + colorPlacements.count }

  /// Called before each frame: empties the cache if it has reached a limit or the glyph source is another.
  mutating func beginFrame(_ glyphs: any GlyphSource) {
    misses = 0
    let id = ObjectIdentifier(glyphs)
    guard id == source, masks.count < Self.mostMaskBytes, entries.count < Self.mostEntries,
      pictureArea < Self.mostPictureArea, outlines.count < Self.mostOutlines
    else {
      self = GlyphAtlas()
      source = id
      return
    }
    if isFirstFrameOfRuns { mostPlaces = max(Self.fewestPlaces, 4 * placeCount) }
    isFirstFrameOfRuns = placeCount >= mostPlaces
    if isFirstFrameOfRuns { forgetRuns() }
  }

  /// Keeps the glyphs: placing them again costs one look-up each.
  private mutating func forgetRuns() {
    runs = [:]
    placements = []
    colorPlacements = []
  }

  /// - Parameter phase: the distance of the origin from the whole pixel to its left, in sixteenths of a pixel.
  mutating func resolve(_ run: GlyphRun, pixelSize: Float, phase: Int, _ source: any GlyphSource) -> ResolvedRun {
    let key = RunKey(run: ObjectIdentifier(run), size: pixelSize, phase: Int8(phase))
    if let known = runs[key] { return known }
    let scale = pixelSize / Float(run.size)
    var resolved = ResolvedRun(
      first: Int32(placements.count), count: 0, colorFirst: Int32(colorPlacements.count), colorCount: 0,
      bounds: .empty, run: run)
    for glyph in run.glyphs {
      // In quarters of a pixel; glyphs far outside of any screen are dropped.
      let x = (glyph.x * scale + Float(phase) / 16) * 4
      let y = glyph.y * scale
      guard abs(x) < 4_194_304, abs(y) < 16384 else { continue }
      let quarters = Int32((x + 0.5).rounded(.down))
      let key = Key(font: run.font, glyph: glyph.glyph, size: pixelSize, phase: UInt8(quarters & 3))
      guard let entry = entry(key, source) else { continue }
      let left = quarters >> 2 + entry.left
      let top = Int32((y + 0.5).rounded(.down)) - entry.top
      if entry.color >= 0 {
        colorPlacements.append(ColorPlacement(picture: entry.color, x: left, y: top))
        continue
      }
      placements.append(
        apus_glyph(x: left, y: Int16(clamping: top), width: entry.width, height: entry.height, offset: entry.offset))
      let bounds = PixelRect(
        x0: Int(left), y0: Int(top), x1: Int(left) + Int(entry.width), y1: Int(top) + Int(entry.height))
      resolved.bounds = resolved.bounds.union(bounds)
    }
    resolved.count = Int32(placements.count) - resolved.first
    resolved.colorCount = Int32(colorPlacements.count) - resolved.colorFirst
    runs[key] = resolved
    return resolved
  }

  private mutating func entry(_ key: Key, _ source: any GlyphSource) -> Entry? {
    if let known = entries[key] { return known }
    misses += 1
    let made = source.bitmap(font: key.font, glyph: key.glyph, pixelSize: key.size, phase: Int(key.phase))
      .flatMap { add($0) }
    entries[key] = .some(made)
    return made
  }

  private mutating func add(_ bitmap: GlyphBitmap) -> Entry? {
    let (width, height) = (bitmap.width, bitmap.height)
    guard width > 0, height > 0, width < 4096, height < 4096 else { return nil }
    let (left, top) = (Int32(clamping: bitmap.left), Int32(clamping: bitmap.top))
    switch bitmap.format {
    case .mask:
      guard bitmap.pixels.count >= width * height else { return nil }
      let padded = (width + 7) & ~7
      let offset = masks.count
      for y in 0..<height {
        masks.append(contentsOf: bitmap.pixels[y * width..<(y + 1) * width])
        masks.append(contentsOf: repeatElement(0, count: padded - width))
      }
      return Entry(
        offset: UInt32(offset), width: UInt16(padded), height: UInt16(height), left: left, top: top, color: -1)
    case .color:
      guard bitmap.pixels.count >= width * height * 4 else { return nil }
      let pixels = (0..<width * height).map { i -> UInt32 in
        let (b, g, r) = (bitmap.pixels[i * 4], bitmap.pixels[i * 4 + 1], bitmap.pixels[i * 4 + 2])
        let alpha = UInt32(bitmap.pixels[i * 4 + 3])
        return alpha << 24 | UInt32(r) << 16 | UInt32(g) << 8 | UInt32(b)
      }
      pictures.append(Bitmap(width: width, height: height, pixels: pixels, isOpaque: false))
      pictureArea += width * height
      return Entry(
        offset: 0, width: UInt16(width), height: UInt16(height), left: left, top: top,
        color: Int32(pictures.count - 1))
    }
  }

  /// A colour glyph's picture, with the offset of its left edge to the right of the pen and of its top edge above it,
  /// in pixels.
  mutating func picture(
    _ font: FontID, _ glyph: UInt32, pixelSize: Float, _ source: any GlyphSource
  ) -> (bitmap: Bitmap, left: Int, top: Int)? {
    let key = Key(font: font, glyph: glyph, size: pixelSize, phase: 0)
    guard let entry = entry(key, source), entry.color >= 0 else { return nil }
    return (pictures[Int(entry.color)], Int(entry.left), Int(entry.top))
  }

  mutating func outline(_ font: FontID, _ glyph: UInt32, pixelSize: Float, _ source: any GlyphSource) -> Path? {
    let key = Key(font: font, glyph: glyph, size: pixelSize, phase: 0)
    if let known = outlines[key] { return known }
    misses += 1
    let path = source.outline(font: font, glyph: glyph, pixelSize: pixelSize)
    outlines[key] = .some(path)
    return path
  }
}
