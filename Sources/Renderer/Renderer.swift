import CRasterKernels
import DisplayList
import Foundation
import Geometry
import TextLayout

/// Draws display lists into pixels; of each new list only the difference from the last one.
///
/// Blends in sRGB with eight bits per channel, as Core Graphics does by default. Drawing differences gives the same
/// pixels as drawing everything. Several threads draw horizontal bands; they sleep between frames. Use a renderer from
/// one thread at a time.
public final class Renderer {
  private let pool: WorkerPool
  private let painters: [Painter]
  private var frame = Frame()
  private var banded = BandedCommands()
  private var atlas = GlyphAtlas()
  private var bitmaps = BitmapCache()
  private let stamps = StampAtlas()
  private var pictures = KeptPictures()
  private var last: Last?
  /// The costs of the last call of ``render(_:size:scale:background:glyphs:into:)``.
  public private(set) var statistics = Statistics()

  /// The content of the target.
  private struct Last {
    var list: DisplayList
    var scale: CGFloat
    var background: UInt32
    var pixels: UnsafeMutablePointer<UInt32>
    var width, height, pitch: Int
  }

  /// - Parameter threads: the number of threads, including the caller's; `nil` means the number of processors, up to
  ///   four.
  public init(threads: Int? = nil) {
    pool = WorkerPool(count: threads ?? min(ProcessInfo.processInfo.activeProcessorCount, 4))
    painters = (0..<pool.count).map { _ in Painter() }
  }

  /// The numbers of objects that are kept from frame to frame.
  package var kept: Kept { Kept(runs: atlas.runCount, bitmaps: bitmaps.count) }

  package struct Kept: Equatable, Sendable {
    /// Runs with placed glyphs.
    package var runs: Int
    /// Bitmaps derived from others.
    package var bitmaps: Int

    package var byName: [String: Int] { ["glyph runs": runs, "scaled images": bitmaps] }
  }

  /// Forgets the content of the target, so that the next frame is drawn completely.
  public func invalidate() { last = nil }

  /// Draws `list` and returns the rectangles whose pixels may have changed; empty if nothing did.
  ///
  /// The target must be as the previous call left it; otherwise call ``invalidate()`` before.
  ///
  /// - Parameters:
  ///   - size: in points; items outside are not drawn.
  ///   - scale: pixels per point.
  ///   - background: the colour below all items.
  ///   - glyphs: the source of glyphs that are not cached; called on the calling thread.
  @discardableResult
  public func render(
    _ list: DisplayList, size: CGSize, scale: CGFloat, background: RGBA, glyphs: any GlyphSource,
    into target: PixelBuffer
  ) -> [PixelRect] {
    statistics = Statistics()
    let scale = scale > 0 && scale.isFinite ? scale : 1
    let color = background.premultipliedARGB
    let transform = CGAffineTransform(scaleX: scale, y: scale)
    let visible = PixelRect(around: CGRect(origin: .zero, size: size), transform).intersection(target.bounds)
    let difference = difference(to: list, transform, color, scale, visible, target)
    last = Last(
      list: list, scale: scale, background: color, pixels: target.pixels, width: target.width,
      height: target.height, pitch: target.pitch)
    let backdrops = list.backdrops(transform, visible: visible)
    let kept = pictures.update(list.pictureGroups(transform), difference, backdrops, visible: visible)
    let copies = difference?.copies ?? []
    let damage = difference?.damage ?? (visible.isEmpty ? [] : [visible])
    for copy in copies { target.move(copy) }
    statistics.scrollCopies = copies.count
    statistics.damageArea = damage.reduce(0) { $0 + $1.area }
    if !damage.isEmpty {
      let missing = kept.filter { $0.pixels == nil }.map(\.rect)
      let drawn = Set(kept.filter { $0.pixels != nil }.map(\.key))
      let needed = (damage + missing).map { backdrops.sources(of: $0, visible: visible) }
      compile(list, transform, needed, without: drawn, visible, glyphs)
      let look = Look(backdrops: backdrops, visible: visible)
      paint(damage, from: kept, color, look, target)
    }
    return copies.map(\.destination) + damage
  }

  /// The difference from the target's content; `nil` if that is unknown.
  private func difference(
    to list: DisplayList, _ transform: CGAffineTransform, _ background: UInt32, _ scale: CGFloat,
    _ visible: PixelRect, _ target: PixelBuffer
  ) -> DisplayListDifference? {
    guard let last, last.scale == scale, last.background == background, last.pixels == target.pixels,
      last.width == target.width, last.height == target.height, last.pitch == target.pitch
    else { return nil }
    return DisplayListDifference(from: last.list, to: list, transform: transform, visible: visible)
  }

  private func compile(
    _ list: DisplayList, _ transform: CGAffineTransform, _ damage: [PixelRect], without drawn: Set<KeptPictures.Key>,
    _ visible: PixelRect, _ glyphs: any GlyphSource
  ) {
    atlas.beginFrame(glyphs)
    bitmaps.beginFrame()
    stamps.beginFrame()
    frame.removeAll()
    // Moved in and out, so that the arrays are uniquely referenced and keep their capacity.
    var compiler = FrameCompiler(
      frame: frame, atlas: atlas, bitmaps: bitmaps, stamps: stamps, glyphs: glyphs, layers: OpenLayers(region: visible),
      drawnPictures: drawn)
    (frame, atlas, bitmaps) = (Frame(), GlyphAtlas(), BitmapCache())
    compiler.compile(list, transform, alpha: 1, cull: damage.reduce(PixelRect.empty) { $0.union($1) })
    (frame, atlas, bitmaps) = (compiler.frame, compiler.atlas, compiler.bitmaps)
    frame.stampMasks = stamps.masks
    statistics.glyphMisses = atlas.misses
    statistics.commands = frame.commands.count
    statistics.mostLayerPixels = compiler.mostLayerPixels
    statistics.layersLeftOut = compiler.layersLeftOut
  }

  /// With fewer pixels, waking other threads costs more than it saves.
  private static let smallArea = 64 * 1024

  /// A part of the damage.
  private struct Part {
    var rect: PixelRect
    var ground: Painter.Ground
  }

  /// What parts look at beyond themselves.
  private struct Look {
    var backdrops: [Backdrop]
    var visible: PixelRect

    func sees(_ part: Part) -> Bool {
      if case .color = part.ground { backdrops.draw(in: part.rect) } else { false }
    }

    /// A picture's pixels are below all that draws on it, and no backdrop above looks at them.
    func sources(of rect: PixelRect, _ ground: Painter.Ground) -> PixelRect {
      if case .color = ground { backdrops.sources(of: rect, visible: visible) } else { rect }
    }
  }

  private func paint(
    _ damage: [PixelRect], from pictures: [KeptPictures.Picture], _ background: UInt32, _ look: Look,
    _ target: PixelBuffer
  ) {
    for painter in painters { painter.outlines = 0 }
    let surface = apus_target(base: target.pixels, pitch: target.pitch, capacity: Int32(target.pitch))
    var parts = damage.map { Part(rect: $0, ground: .color(background)) }
    for picture in pictures {
      guard let end = frame.pictureEnds[picture.key] else { continue }
      let pixels = picture.pixels ?? drawn(picture, upTo: end, background, look)
      statistics.pictures += 1
      // Later pictures replace parts of earlier ones: the topmost contains the result of the most commands, and comes
      // last.
      parts = parts.flatMap { part in
        let inside = part.rect.intersection(picture.rect)
        if inside.isEmpty { return [part] }
        return part.rect.subtracting(inside).map { Part(rect: $0, ground: part.ground) }
          + [Part(rect: inside, ground: .pixels(pixels, upTo: end))]
      }
    }
    paint(parts, look, surface)
    statistics.outlines = painters.reduce(0) { $0 + $1.outlines }
  }

  /// Draws a picture: the pixels after the group's last command.
  private func drawn(
    _ picture: KeptPictures.Picture, upTo end: Int, _ background: UInt32, _ look: Look
  ) -> Layer {
    let layer = Layer(picture.rect)
    picture.pixels = layer
    statistics.picturesDrawn += 1
    paint([Part(rect: picture.rect, ground: .color(background))], look, layer.target, end: end)
    return layer
  }

  private func paint(_ parts: [Part], _ look: Look, _ target: apus_target, end: Int = .max) {
    let area = parts.reduce(PixelRect.empty) { $0.union($1.rect) }
    let isSmall = parts.reduce(0, { $0 + $1.rect.area }) < Self.smallArea
    let threads = isSmall ? 1 : pool.count
    // A band draws again what its backdrops see of others, so there are few of them.
    let isWide = parts.contains { look.sees($0) }
    let bands = Bands(
      area, threads: threads, cached: !isWide && frame.isCheapToCut, perThread: isWide ? 1 : 4)
    if isWide {
      banded.share(frame.commands.count, bands: bands.count)
    } else {
      banded.sort(frame.commands, into: bands)
    }
    func draw(on thread: Int) {
      while let band = bands.next() {
        for part in parts {
          let rect = part.rect.intersection(bands.rect(band))
          if rect.isEmpty { continue }
          banded.withCommands(of: band) {
            painters[thread].paint(
              frame, $0, atlas, over: part.ground, into: target, rect: rect, end: end,
              with: isWide ? look.sources(of: rect, part.ground) : rect)
          }
        }
      }
    }
    if threads == 1 { draw(on: 0) } else { pool.run { draw(on: $0) } }
  }
}
