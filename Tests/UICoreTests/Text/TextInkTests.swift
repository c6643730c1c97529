import DisplayList
import Foundation
import Geometry
import Renderer
import Testing
import TextLayout

@testable import UICore

/// What a text draws lies inside the bounds that it gives, or old pixels would stay when it changes.
@MainActor struct TextInkTests {
  nonisolated private static let words = [
    "fjord", "ÅÇg̈ỹ", "Z\u{301}\u{301}\u{301}\u{301}\u{301}\u{301}\u{301}\u{301}", "ȷ\u{323}\u{323}\u{323}\u{323}",
    "😀👩‍👩‍👧", "ༀགྷ", "שָׁלוֹם", "ﷺ", "นี้ปู่", "x", "jjj", "WAVE", "𝕏∫∑",
  ]

  private func font(_ number: Int, size: CGFloat) -> FontDescriptor {
    FontDescriptor(
      family: number % 5 == 4 ? "DejaVu Sans" : nil, size: size, weight: [400, 700, 900, 100][number % 4],
      isItalic: number % 3 == 1, design: [.default, .serif, .monospaced][number % 3], smallCaps: number % 7 == 6)
  }

  /// Every pixel that is not white lies within a pixel of the item's bounds, as damage assumes.
  @Test(arguments: words.indices) func inkLiesInItsBounds(_ index: Int) throws {
    let fonts = try FontSystem()
    for number in 0..<6 {
      for (size, scale) in [(6.0, 1.0), (9, 1), (11, 2), (13, 1), (13.5, 2), (34, 1)] {
        let text = StyledText(Self.words[index], TextRunAttributes(font: font(number, size: size)))
        let list = fonts.layout(text).displayList(color: .black, id: 1, version: 1)
        guard !list.isEmpty else { continue }
        let place = CGPoint(x: 100 + 0.37 * Double(number), y: 150.5 - 0.11 * Double(number))
        let item = DisplayItem(
          id: 1, version: 1, offset: place, bounds: list.bounds.offsetBy(dx: place.x, dy: place.y),
          content: .group(GroupItem(list)))
        let side = 400
        let pixels = PixelBuffer(width: side, height: side)
        Renderer(threads: 1).render(
          DisplayList([item]), size: CGSize(width: 400, height: 400), scale: scale, background: .white, glyphs: fonts,
          into: pixels)
        let bounds = PixelRect(around: item.bounds, CGAffineTransform(scaleX: scale, y: scale)).outset(by: 1)
        var outside = 0
        for y in 0..<side {
          for x in 0..<side where pixels.pixels[y * pixels.pitch + x] != 0xffff_ffff {
            if x < bounds.x0 || x >= bounds.x1 || y < bounds.y0 || y >= bounds.y1 { outside += 1 }
          }
        }
        #expect(outside == 0, "\(Self.words[index]) in font \(number) at \(size) points, \(scale)")
      }
    }
  }

  /// A text's frame is not grown by a share of its size: what stands in its line has the line's bounds and a point.
  @Test func plainLettersStayInTheirLine() throws {
    let layout = try FontSystem().layout(StyledText("none", TextRunAttributes(font: FontDescriptor(size: 30))))
    let bounds = layout.displayList(color: .black, id: 1, version: 1).bounds
    let line = CGRect(origin: .zero, size: layout.size)
    #expect(line.insetBy(dx: -1, dy: -1).contains(bounds))
  }
}
