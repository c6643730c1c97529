import Foundation
import Testing

@testable import TextLayout

/// Measures come straight from the font's tables; FreeType reads them a second time here.
@Suite(.enabled(if: Fonts.hasInter, "fonts-inter is not installed"))
struct MetricsTests {
  let fonts = Fonts.system!
  let reference = ReferenceFace(Fonts.interPath)!

  @Test func verticalMetrics() {
    let metrics = fonts.metrics(for: FontDescriptor(size: 20))
    let unit = 20 / reference.unitsPerEm
    #expect(abs(metrics.ascent - reference.ascender * unit) < 1e-9)
    #expect(abs(metrics.descent + reference.descender * unit) < 1e-9)
    #expect(abs(metrics.lineHeight - reference.height * unit) < 1e-9)
    #expect(metrics.xHeight < metrics.capHeight && metrics.capHeight < metrics.ascent)
    #expect(metrics.underlineOffset > 0 && metrics.underlineThickness > 0)
  }

  @Test(arguments: [9.0, 13, 17, 22.5])
  func widthIsTheSumOfAdvances(size: CGFloat) {
    // Equal letters have no kerning between them.
    let layout = fonts.layout(StyledText("nnnnn", Fonts.inter(size)))
    #expect(abs(layout.size.width - 5 * reference.advance("n") * size / reference.unitsPerEm) < 1e-3)
    #expect(layout.size.height == fonts.metrics(for: FontDescriptor(size: size)).lineHeight)
    #expect(layout.firstBaseline == fonts.metrics(for: FontDescriptor(size: size)).ascent)
    #expect(layout.lines[0].runs[0].run.glyphs.map(\.glyph) == [UInt32](repeating: reference.glyph("n"), count: 5))
  }

  @Test func kerningPullsPairsTogether() {
    let pair = fonts.layout(StyledText("AV", Fonts.inter(20))).size.width
    let apart = (reference.advance("A") + reference.advance("V")) * 20 / reference.unitsPerEm
    #expect(pair < apart - 0.2)
  }

  @Test func spacingFollowsEachCharacter() {
    let plain = fonts.layout(StyledText("nnnn", Fonts.inter(10))).size.width
    var attributes = Fonts.inter(10)
    attributes.kerning = 3
    #expect(abs(fonts.layout(StyledText("nnnn", attributes)).size.width - plain - 12) < 1e-3)
    attributes.tracking = 2
    #expect(abs(fonts.layout(StyledText("nnnn", attributes)).size.width - plain - 8) < 1e-3)
  }

  @Test func monospacedDigits() {
    var attributes = Fonts.inter(13)
    attributes.font.monospacedDigits = true
    let widths = (0...9).map { fonts.layout(StyledText(String(repeating: "\($0)", count: 4), attributes)).size.width }
    #expect(widths.allSatisfy { abs($0 - widths[0]) < 1e-3 })
  }

  @Test func stylesHaveTheirOwnFaces() {
    func font(_ change: (inout FontDescriptor) -> Void) -> FontID {
      var attributes = Fonts.inter(13)
      change(&attributes.font)
      return fonts.layout(StyledText("a", attributes)).lines[0].runs[0].run.font
    }
    let faces = [
      font { _ in }, font { $0.weight = 700 }, font { $0.weight = 500 }, font { $0.isItalic = true },
      font {
        $0.weight = 700
        $0.isItalic = true
      },
    ]
    #expect(Set(faces).count == faces.count)
    #expect(font { $0.family = "A Family That Nobody Has" } == faces[0])
  }

  @Test func titlesHaveTheirOwnCut() throws {
    let display = try #require(ReferenceFace("/usr/share/fonts/opentype/inter/InterDisplay-Regular.otf"))
    let width = fonts.layout(StyledText("nnnn", Fonts.inter(28))).size.width
    #expect(abs(width - 4 * display.advance("n") * 28 / display.unitsPerEm) < 1e-3)
    let metrics = fonts.metrics(for: FontDescriptor(size: 28))
    #expect(abs(metrics.ascent - display.ascender * 28 / display.unitsPerEm) < 1e-9)
    // A named family is taken at its word.
    let named = TextRunAttributes(font: FontDescriptor(family: "Inter", size: 28))
    let text = fonts.layout(StyledText("nnnn", named)).size.width
    #expect(abs(text - 4 * reference.advance("n") * 28 / reference.unitsPerEm) < 1e-3)
  }

  @Test func smallCapitals() {
    var attributes = Fonts.inter(10)
    attributes.font.smallCaps = true
    // Inter has no small capitals of its own: N in eight tenths of the size.
    let small = fonts.layout(StyledText("nn", attributes))
    #expect(abs(small.size.width - 2 * reference.advance("N") * 8 / reference.unitsPerEm) < 1e-3)
    #expect(small.size.height == fonts.metrics(for: attributes.font).lineHeight)
    #expect(small.lines[0].runs[0].run.size == 8)
    let mixed = fonts.layout(StyledText("N1nß", attributes))
    #expect(mixed.lines[0].runs.map(\.run.glyphs.count) == [2, 3])
    #expect(mixed.caretRect(at: 4).minX == mixed.size.width)
  }

  @Test func baselineOffsetRaisesTheLine() {
    var raised = Fonts.inter(10)
    raised.baselineOffset = 6
    let text = StyledText(runs: [.init("x", Fonts.inter(10)), .init("2", raised)])
    let layout = fonts.layout(text)
    let metrics = fonts.metrics(for: FontDescriptor(size: 10))
    #expect(abs(layout.size.height - metrics.lineHeight - 6) < 1e-9)
    let runs = layout.lines[0].runs
    #expect(abs(runs[0].origin.y - runs[1].origin.y - 6) < 1e-9)
  }
}
