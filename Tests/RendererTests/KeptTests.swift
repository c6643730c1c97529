import DisplayList
import Foundation
import Geometry
import Renderer
import Testing
import TextLayout

/// What the renderer keeps from frame to frame has a bound, whatever changes in each.
@Suite struct KeptTests {
  /// Glyphs that have no picture: only their places are kept.
  private final class NoGlyphs: GlyphSource {
    func bitmap(font: FontID, glyph: UInt32, pixelSize: Float, phase: Int) -> GlyphBitmap? {
      GlyphBitmap(format: .mask, width: 1, height: 1, left: 0, top: 0, pixels: [255])
    }
    func outline(font: FontID, glyph: UInt32, pixelSize: Float) -> Path? { nil }
  }

  private func frames(_ count: Int, _ item: (Int) -> DisplayItem) -> [Renderer.Kept] {
    let renderer = Renderer(threads: 1)
    let target = PixelBuffer(width: 8, height: 8)
    let glyphs = NoGlyphs()
    return (0..<count).map { n in
      renderer.render(
        DisplayList([item(n)]), size: CGSize(width: 8, height: 8), scale: 1, background: .white, glyphs: glyphs,
        into: target)
      return renderer.kept
    }
  }

  /// 100 glyphs a frame: 32,768 places are reached after 324 frames.
  @Test func runsOfATextThatChangesInEveryFrame() {
    let kept = frames(2000) { n in
      let glyphs = (0..<100).map { PositionedGlyph(glyph: UInt32($0), x: Float($0)) }
      let run = GlyphRun(font: FontID(rawValue: 0), size: 10, glyphs: glyphs, width: 100, color: nil)
      return DisplayItem(
        id: 1, version: UInt32(n), bounds: CGRect(x: 0, y: 0, width: 8, height: 8),
        content: .glyphs(GlyphItem(runs: [(run, CGPoint(x: 0, y: 8))], color: .black)))
    }
    #expect(kept.prefix(1000).map(\.runs).max() == kept.suffix(1000).map(\.runs).max())
    #expect(kept.map(\.runs).max()! <= 325)
  }

  /// A frame that needs more than the bound does not begin without anything each time.
  @Test func aFrameOfManyRunsKeepsThem() {
    let runs = (0..<500).map { _ in
      let glyphs = (0..<100).map { PositionedGlyph(glyph: UInt32($0), x: Float($0)) }
      return GlyphRun(font: FontID(rawValue: 0), size: 10, glyphs: glyphs, width: 100, color: nil)
    }
    let kept = frames(20) { n in
      DisplayItem(
        id: 1, version: UInt32(n), bounds: CGRect(x: 0, y: 0, width: 8, height: 8),
        content: .glyphs(GlyphItem(runs: runs.map { ($0, CGPoint(x: 0, y: 8)) }, color: .black)))
    }
    #expect(kept.allSatisfy { $0.runs == 500 })
  }

  /// A template image of 64 × 64 pixels in another colour each frame: 4,224 a picture are more than 16,777,216 after 3,972.
  @Test func picturesInAnotherColorEachFrame() {
    let bitmap = Bitmap(
      width: 64, height: 64, pixels: [UInt32](repeating: 0xff00_0000, count: 4096), isOpaque: true)
    let kept = frames(9000) { n in
      let tint = RGBA(red: Float(n) / 9000, green: 0, blue: 0)
      let image = ImageItem(bitmap: bitmap, frame: CGRect(x: 0, y: 0, width: 64, height: 64), tint: tint)
      return DisplayItem(
        id: 1, version: UInt32(n), bounds: CGRect(x: 0, y: 0, width: 8, height: 8), content: .image(image))
    }
    #expect(kept.prefix(4500).map(\.bitmaps).max() == 3972)
    #expect(kept.suffix(4500).map(\.bitmaps).max() == 3972)
  }
}
