import Foundation
import Testing

@testable import TextLayout

@Suite(.enabled(if: Fonts.hasHebrew, "fonts-inter or fonts-dejavu-core is not installed"))
struct BidiTests {
  let fonts = Fonts.system!

  /// The text of the clusters of the only line, from left to right.
  func visual(_ string: String, _ direction: TextLayoutOptions.Direction = .leftToRight) -> String {
    let layout = fonts.layout(StyledText(string, Fonts.inter(10)), options: .init(layoutDirection: direction))
    let units = Array(string.utf16)
    return layout.caretLine(0).clusters.map { String(decoding: units[$0.range], as: UTF16.self) }.joined()
  }

  // Hebrew letters in logical order; a capital stands for each in the comments. Orders by annex 9.
  @Test func rightToLeftWord() {
    #expect(visual("אבג") == "גבא")
    #expect(visual("ab אבג cd") == "ab גבא cd")
  }

  @Test func numbersKeepTheirOrder() {
    // Paragraph direction is the first strong character's: right to left, so the number lies left of the word.
    #expect(visual("אב 12") == "12 בא")
    #expect(visual("ab אב 12 גד cd") == "ab דג 12 בא cd")
  }

  @Test func bracketsTurnWithTheirText() {
    #expect(visual("א(ב)ג") == "ג)ב(א")
  }

  @Test func textWithoutStrongCharactersFollowsTheLayout() {
    #expect(visual("1, 2", .leftToRight) == "1, 2")
    #expect(visual("!?", .rightToLeft) == "?!")
    #expect(visual("ab!", .rightToLeft) == "ab!")
  }

  @Test func isolatesAndOverrides() {
    #expect(visual("a\u{202E}bc\u{202C}d").filter { $0.isLetter } == "acbd")
  }

  @Test func glyphsOfARightToLeftRunAreInVisualOrder() {
    let word = fonts.layout(StyledText("אבג", Fonts.inter(10))).lines[0].runs[0].run
    let first = fonts.layout(StyledText("א", Fonts.inter(10))).lines[0].runs[0].run
    #expect(word.glyphs.last?.glyph == first.glyphs[0].glyph)
    #expect(zip(word.glyphs, word.glyphs.dropFirst()).allSatisfy { $0.x < $1.x })
  }

  @Test func arabicJoins() {
    // ب alone and as the first of a joined word are different glyphs.
    let alone = fonts.layout(StyledText("ب", Fonts.inter(10))).lines[0].runs[0].run.glyphs
    let joined = fonts.layout(StyledText("بب", Fonts.inter(10))).lines[0].runs[0].run.glyphs
    #expect(joined.count == 2)
    #expect(joined.last?.glyph != alone[0].glyph)
  }

  @Test func hangingSpacesOfARightToLeftLineLieOutside() {
    let word = fonts.layout(StyledText("אבג", Fonts.inter(10))).size.width
    let layout = fonts.layout(StyledText("אבג אבג", Fonts.inter(10)), maxWidth: word + 1)
    #expect(layout.lineCount == 2)
    #expect(abs(layout.size.width - word) < 1e-3)
    #expect(abs(layout.lines[0].runs[0].origin.x) < 1e-3)
    #expect(layout.caretLine(0).clusters[0].x < 0)
  }
}
