import CRasterKernels
import DisplayList
import Foundation
import Geometry
import TextLayout

/// Draws display lists into pixels, and of each new list only what differs from the last.
///
/// Blending is in sRGB, eight bits a channel, as Core Graphics does by default. The result does not depend on how a
/// frame came about: drawing the differences gives the same pixels as drawing everything. Work is spread over a few
/// threads in horizontal bands; they sleep between frames. Use a renderer from one thread at a time.
public final class Renderer {
  private let pool: WorkerPool
  private let painters: [Painter]
  private var frame = Frame()
  private var atlas = GlyphAtlas()
  private var bitmaps = BitmapCache()
  private let stamps = StampAtlas()
  private var last: Last?
  /// Of the latest call to ``render(_:size:scale:background:glyphs:into:)``.
  public private(set) var statistics = Statistics()

  /// What the target holds.
  private struct Last {
    var list: DisplayList
    var scale: CGFloat
    var background: UInt32
    var pixels: UnsafeMutablePointer<UInt32>
    var width, height, pitch: Int
  }

  /// - Parameter threads: how many to draw with, the caller's included; `nil` takes the processor's, up to four.
  public init(threads: Int? = nil) {
    pool = WorkerPool(count: threads ?? min(ProcessInfo.processInfo.activeProcessorCount, 4))
    painters = (0..<pool.count).map { _ in Painter() }
  }

  /// Forgets what the target holds, so that the next frame is drawn whole.
  public func invalidate() { last = nil }

  /// Draws `list` and returns the rectangles whose pixels may have changed; none when nothing did.
  ///
  /// The target must be as the previous call left it, or ``invalidate()`` called in between.
  ///
  /// - Parameters:
  ///   - size: points; what lies outside is not drawn.
  ///   - scale: pixels a point.
  ///   - background: what is below everything.
  ///   - glyphs: asked, on the calling thread, for glyphs not met before.
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
    let changes = changes(to: list, transform, color, scale, visible, target)
    last = Last(
      list: list, scale: scale, background: color, pixels: target.pixels, width: target.width,
      height: target.height, pitch: target.pitch)
    for copy in changes.copies { target.move(copy) }
    statistics.scrollCopies = changes.copies.count
    statistics.damageArea = changes.damage.reduce(0) { $0 + $1.area }
    if !changes.damage.isEmpty {
      compile(list, transform, changes.damage, glyphs)
      paint(changes.damage, color, target)
    }
    return changes.copies.map(\.destination) + changes.damage
  }

  private func changes(
    to list: DisplayList, _ transform: CGAffineTransform, _ background: UInt32, _ scale: CGFloat,
    _ visible: PixelRect, _ target: PixelBuffer
  ) -> (copies: [DisplayListDifference.Copy], damage: [PixelRect]) {
    if visible.isEmpty { return ([], []) }
    guard let last, last.scale == scale, last.background == background, last.pixels == target.pixels,
      last.width == target.width, last.height == target.height, last.pitch == target.pitch
    else { return ([], [visible]) }
    let difference = DisplayListDifference(from: last.list, to: list, transform: transform, visible: visible)
    return (difference.copies, difference.damage)
  }

  private func compile(
    _ list: DisplayList, _ transform: CGAffineTransform, _ damage: [PixelRect], _ glyphs: any GlyphSource
  ) {
    atlas.beginFrame(glyphs)
    bitmaps.beginFrame()
    stamps.beginFrame()
    frame.removeAll()
    // Moved in and out, so that the arrays are never shared and keep their memory.
    var compiler = FrameCompiler(frame: frame, atlas: atlas, bitmaps: bitmaps, stamps: stamps, glyphs: glyphs)
    (frame, atlas, bitmaps) = (Frame(), GlyphAtlas(), BitmapCache())
    compiler.compile(list, transform, alpha: 1, cull: damage.reduce(PixelRect.empty) { $0.union($1) })
    (frame, atlas, bitmaps) = (compiler.frame, compiler.atlas, compiler.bitmaps)
    frame.stampMasks = stamps.masks
    statistics.glyphMisses = atlas.misses
    statistics.commands = frame.commands.count
  }

  /// Below this many pixels waking other threads costs more than it saves.
  private static let smallArea = 64 * 1024

  private func paint(_ damage: [PixelRect], _ background: UInt32, _ target: PixelBuffer) {
    let surface = apus_target(base: target.pixels, pitch: target.pitch, capacity: Int32(target.pitch))
    if statistics.damageArea < Self.smallArea || pool.count == 1 {
      for rect in damage { painters[0].paint(frame, atlas, background: background, into: surface, rect: rect) }
      return
    }
    let bands = Bands(damage.reduce(PixelRect.empty) { $0.union($1) }, threads: pool.count)
    pool.run { thread in
      while let band = bands.next() {
        for rect in damage {
          let part = rect.intersection(band)
          if part.isEmpty { continue }
          painters[thread].paint(frame, atlas, background: background, into: surface, rect: part)
        }
      }
    }
  }
}
