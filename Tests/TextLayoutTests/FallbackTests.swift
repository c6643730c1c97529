import Foundation
import Testing

@testable import TextLayout

@Suite(.enabled(if: Fonts.hasInter && Fonts.hasEmoji, "fonts-inter or fonts-noto-color-emoji is not installed"))
struct FallbackTests {
  let fonts = Fonts.system!

  func runs(_ string: String) -> [GlyphRun] {
    fonts.layout(StyledText(string, Fonts.inter(17))).lines[0].runs.map(\.run)
  }

  @Test(arguments: ["👩‍👩‍👧‍👦", "🇫🇷", "👍🏽", "❤️", "1️⃣", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "👩🏿‍🚀", "🏳️‍🌈"])
  func sequencesAreOneGlyph(emoji: String) throws {
    let runs = runs(emoji)
    #expect(runs.count == 1)
    // Variation selectors stay as empty glyphs in some fonts; one has a width.
    #expect(runs[0].glyphs.count == 1, "\(runs[0].glyphs)")
    let bitmap = try #require(
      fonts.bitmap(font: runs[0].font, glyph: runs[0].glyphs[0].glyph, pixelSize: 34, phase: 0))
    #expect(bitmap.format == .color)
    #expect(bitmap.pixels.count == bitmap.width * bitmap.height * 4)
    // Noto's pictures are 136 × 128 in an em of 109 pixels.
    #expect(abs(bitmap.width - 34 * 136 / 109) <= 2 && abs(bitmap.height - 34 * 128 / 109) <= 2)
    // Premultiplied: no component exceeds alpha.
    for i in stride(from: 0, to: bitmap.pixels.count, by: 4) {
      #expect(bitmap.pixels[i...(i + 2)].max()! <= bitmap.pixels[i + 3])
    }
  }

  @Test func presentation() {
    let inter = runs("a")[0].font
    let emoji = runs("😀")[0].font
    #expect(inter != emoji)
    #expect(runs("1")[0].font == inter)
    #expect(runs("😀 ")[0].font == emoji)
    // The space after an emoji is the text font's.
    #expect(runs("😀 a").map(\.font) == [emoji, inter])
    #expect(runs("❤\u{FE0E}")[0].font != emoji)
  }

  @Test func unknownCharactersShowAsMissing() {
    let runs = runs("\u{50005}")
    #expect(runs.map { $0.glyphs.map(\.glyph) } == [[0]])
  }

  @Test func marksStayWithTheirBase() {
    #expect(runs("e\u{301}").map(\.glyphs.count) == [1])
    #expect(abs(runs("e\u{301}")[0].width - runs("é")[0].width) < 1e-3)
  }

  @Test func onlyTheNamedFonts() throws {
    let alone = try FontSystem(fontFiles: [Fonts.interPath])
    let run = alone.layout(StyledText("😀", Fonts.inter(17))).lines[0].runs[0].run
    #expect(run.glyphs[0].glyph == 0)
    try alone.register(fontFile: Fonts.emojiPath)
    #expect(alone.layout(StyledText("😀", Fonts.inter(17))).lines[0].runs[0].run.glyphs[0].glyph != 0)
  }
}
