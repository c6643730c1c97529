import DisplayList
import Foundation
import Geometry
import Renderer
import TextLayout
import Testing

/// Lists of so many items that they are drawn in bands look as if each item was drawn by itself, after the one before.
@Suite struct ManyItemsTests {
  static let side = 200.0

  /// 1,920 rectangles and runs at fractional places, every eighty in a clip of their own.
  struct Page {
    var random: SplitMix
    var groups: [(clip: CGRect, items: [DisplayItem])] = []
    var count: UInt32 = 0

    init(seed: UInt64) {
      random = SplitMix(state: seed)
      for _ in 0..<24 {
        // Whole pixels at each scale: multiples of two points.
        let clip = CGRect(
          x: Double(Int.random(in: 0..<10, using: &random)) * 2, y: Double(Int.random(in: 0..<15, using: &random)) * 2,
          width: 180, height: 170)
        groups.append((clip, (0..<80).map { _ in item() }))
      }
    }

    mutating func item() -> DisplayItem {
      count += 1
      func number(_ range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &random) }
      let color = RGBA(
        red: Float(number(0...1)), green: Float(number(0...1)), blue: Float(number(0...1)),
        alpha: Bool.random(using: &random) ? 1 : 0.4)
      // Some reach beyond each side, some are thinner than a pixel, some have whole pixels.
      var x = number(-10...side), y = number(-10...side)
      if count % 5 == 0 {
        let glyphs = (1...4).map { PositionedGlyph(glyph: UInt32($0) * 3, x: Float($0) * 7.3) }
        let run = GlyphRun(font: FontID(rawValue: 0), size: 10, glyphs: glyphs, width: 40, color: nil)
        return DisplayItem(
          id: count, version: count, offset: CGPoint(x: x, y: y),
          bounds: CGRect(x: x, y: y - 14, width: 60, height: 16),
          content: .glyphs(GlyphItem(runs: [(run, .zero)], color: color)))
      }
      var (width, height) = (number(0.2...(count % 7 == 0 ? 150 : 12)), number(0.2...12))
      if count % 3 == 0 { (x, y, width, height) = (x.rounded(), y.rounded(), width.rounded(), height.rounded()) }
      let rect = CGRect(x: 0, y: 0, width: width, height: height)
      return DisplayItem(
        id: count, version: count, offset: CGPoint(x: x, y: y), bounds: rect.offsetBy(dx: x, dy: y),
        content: .shape(ShapeItem(path: Path(rect), paint: .color(color))))
    }

    var list: DisplayList {
      DisplayList(
        groups.enumerated().map { index, group in
          DisplayItem(
            id: UInt32(index), version: 0, bounds: group.clip,
            content: .group(GroupItem(DisplayList(group.items), clip: .rect(group.clip))))
        })
    }
  }

  /// One pixel after another, by the formulas alone.
  struct Model {
    var pixels: [[UInt32]]
    let scale: Double
    var clip = (x: 0..<0, y: 0..<0)

    init(side: Int, scale: Double) {
      pixels = Array(repeating: Array(repeating: 0xffff_ffff, count: side), count: side)
      self.scale = scale
    }

    mutating func draw(_ page: Page) {
      for group in page.groups {
        func edge(_ v: Double) -> Int { min(Int(v * scale), pixels.count) }
        clip = (edge(group.clip.minX)..<edge(group.clip.maxX), edge(group.clip.minY)..<edge(group.clip.maxY))
        for item in group.items { draw(item) }
      }
    }

    private mutating func draw(_ item: DisplayItem) {
      switch item.content {
      case .shape(let shape):
        guard case .color(let color) = shape.paint else { return }
        // Edges are rounded to 1/256 pixel; coverage is the covered part of columns and rows, times 255, rounded.
        func fixed(_ v: Double) -> Int { Int((v * scale * 256).rounded(.toNearestOrEven)) }
        let rect = item.bounds
        let (x0, y0) = (fixed(rect.minX), fixed(rect.minY))
        let (x1, y1) = (fixed(rect.minX + rect.width), fixed(rect.minY + rect.height))
        for y in clip.y.clamped(to: y0 >> 8..<max((y1 + 255) >> 8, y0 >> 8)) {
          for x in clip.x.clamped(to: x0 >> 8..<max((x1 + 255) >> 8, x0 >> 8)) {
            let columns = min(x * 256 + 256, x1) - max(x * 256, x0)
            let rows = min(y * 256 + 256, y1) - max(y * 256, y0)
            blend(x, y, color.premultipliedARGB, (columns * rows * 255 + 32768) >> 16)
          }
        }
      case .glyphs(let text):
        // The pen is rounded to 1/16 pixel, each glyph then to 1/4; `BlockGlyphs` tells what its squares look like.
        let sixteenths = Int((item.offset.x * scale * 16 + 0.5).rounded(.down))
        let baseline = Int((item.offset.y * scale + 0.5).rounded(.down))
        for glyph in text.runs[0].run.glyphs {
          let quarters = Int(
            ((glyph.x * Float(scale) + Float(sixteenths & 15) / 16) * 4 + 0.5).rounded(.down))
          let (side, left) = (Int(glyph.glyph), sixteenths >> 4 + quarters >> 2)
          for y in clip.y.clamped(to: baseline - side..<baseline) {
            for x in clip.x.clamped(to: left..<left + side) {
              blend(x, y, text.color.premultipliedARGB, 255 - (quarters & 3) * 64)
            }
          }
        }
      default: Issue.record("no model of \(item.content)")
      }
    }

    /// Source over destination, each channel rounded once.
    private mutating func blend(_ x: Int, _ y: Int, _ color: UInt32, _ coverage: Int) {
      func rounded(_ v: Int) -> Int { (v + 128 + (v + 128) >> 8) >> 8 }
      let inverse = 255 - rounded(Int(color >> 24) * coverage)
      var result: UInt32 = 0
      for shift in [0, 8, 16, 24] as [UInt32] {
        let (source, below) = (Int(color >> shift & 255), Int(pixels[y][x] >> shift & 255))
        result |= UInt32(rounded(source * coverage + below * inverse)) << shift
      }
      pixels[y][x] = result
    }
  }

  @Test(arguments: [1, 1.5, 2], [1, 3]) func manyItemsLookAsOneAfterAnother(_ scale: Double, _ threads: Int) {
    var page = Page(seed: UInt64(scale * 10) + UInt64(threads))
    let side = Int(Self.side * scale)
    let (target, renderer, glyphs) = (
      PixelBuffer(width: side, height: side), Renderer(threads: threads), BlockGlyphs()
    )
    for step in 0..<4 {
      renderer.render(
        page.list, size: CGSize(width: Self.side, height: Self.side), scale: scale, background: .white, glyphs: glyphs,
        into: target)
      if step == 0 { #expect(renderer.statistics.commands > 1024) }
      var model = Model(side: side, scale: scale)
      model.draw(page)
      if target.rows != model.pixels {
        target.dump("many-\(scale)-\(threads)-\(step)")
        let wrong = (0..<side * side).first { target[$0 % side, $0 / side] != model.pixels[$0 / side][$0 % side] }!
        Issue.record("step \(step): pixel \(wrong % side), \(wrong / side)")
        return
      }
      // A few items change: small parts are drawn again. In the last step all do.
      for group in page.groups.indices {
        for index in 0..<80 where step == 2 || (group % 5 == step && index % 33 == 0) {
          page.groups[group].items[index] = page.item()
        }
      }
    }
  }

  /// What is inside of a group is drawn where the group is, though the items outnumber it, and what follows it everywhere.
  @Test func bandsLeaveOutWhatIsInGroupsThatTheyLack() {
    let area = CGRect(x: 0, y: 0, width: 64, height: 200)
    let rows = (0..<1200).map { index in
      shape(Path(CGRect(x: 0, y: Double(index % 200), width: 4, height: 1)), .black)
    }
    // The rectangles inside are as high as the page; the clip is in one band.
    let inside = [shape(Path(CGRect(x: 8, y: 0, width: 8, height: 200)), .black)]
    let clipped = group(inside, CGRect(x: 8, y: 40, width: 8, height: 10)) {
      $0.clip = .rect(CGRect(x: 0, y: 40, width: 64, height: 10))
    }
    let after = shape(Path(CGRect(x: 20, y: 0, width: 4, height: 200)), .black)
    let buffer = draw([group(rows, area), clipped, after], width: 64, height: 200)
    for y in 0..<200 {
      #expect(buffer[2, y] == 0xff00_0000)
      #expect(buffer[10, y] == ((40..<50).contains(y) ? 0xff00_0000 : 0xffff_ffff))
      #expect(buffer[21, y] == 0xff00_0000)
    }
  }
}
