import Foundation
import Testing

@testable import TextLayout

@Suite(.enabled(if: Fonts.hasInter, "fonts-inter is not installed"))
struct TruncationTests {
  let fonts = Fonts.system!
  let reference = ReferenceFace(Fonts.interPath)!

  func layout(
    _ string: String, _ truncation: TextLayoutOptions.Truncation, width: CGFloat, lines: Int? = 1
  ) -> TextLayout {
    fonts.layout(
      StyledText(string, Fonts.inter(10)), options: .init(lineLimit: lines, truncation: truncation), maxWidth: width)
  }

  func glyphs(_ layout: TextLayout) -> [UInt32] { layout.lines.last!.runs.flatMap { $0.run.glyphs.map(\.glyph) } }

  /// The glyphs of Inter for `string`, one for one.
  func plain(_ string: String) -> [UInt32] { string.unicodeScalars.map(reference.glyph) }

  func advance(_ string: String) -> CGFloat {
    string.unicodeScalars.reduce(0) { $0 + reference.advance($1) } * 10 / reference.unitsPerEm
  }

  @Test func tail() {
    let result = layout("nnnnnnnnnn", .tail, width: advance("nnnn…") + 0.5)
    #expect(result.isTruncated)
    #expect(glyphs(result) == plain("nnnn…"))
    #expect(result.lines[0].characterRange == 0..<10)
  }

  @Test func head() {
    #expect(glyphs(layout("mmnnnnnnnn", .head, width: advance("…nnnn") + 0.5)) == plain("…nnnn"))
  }

  @Test func middle() {
    #expect(glyphs(layout("mmmmmmnnnnnnnn", .middle, width: advance("mm…nnn") + 0.5)) == plain("mm…nnn"))
  }

  @Test func spacesBeforeTheEllipsisGo() {
    #expect(glyphs(layout("nnn   nnnn", .tail, width: advance("nnn   …"))) == plain("nnn…"))
  }

  @Test func lastOfSeveralLines() {
    let result = layout("nnn nnn nnn nnn", .tail, width: advance("nnn n…") + 0.3, lines: 2)
    #expect(result.lineCount == 2)
    #expect(glyphs(result) == plain("nnn n…") || glyphs(result) == plain("nnn…"))
    #expect(result.size.width <= advance("nnn n…") + 0.3)
  }

  @Test func aHiddenParagraphIsAnnounced() {
    let result = layout("nn\nnn", .tail, width: 500)
    #expect(glyphs(result) == plain("nn…"))
    #expect(result.isTruncated)
  }

  @Test func headAndMiddleShowTheTextsEnd() {
    #expect(glyphs(layout("mm\nnn", .head, width: 500)) == plain("…nn"))
    #expect(glyphs(layout("mm\nnn", .middle, width: 500)) == plain("mm…nn"))
  }

  @Test func whatFitsIsLeftAlone() {
    let result = layout("nnn", .tail, width: advance("nnn"))
    #expect(!result.isTruncated)
    #expect(glyphs(result) == plain("nnn"))
  }

  @Test func truncatedTextFits() {
    var random = SplitMix(state: 3)
    let strings = [
      "The quick brown fox jumps over the lazy dog", "WAVE AVATAR To Ty fi ffi -> <- 10x20", "שלום hello עולם world 12",
      "👩‍👩‍👧 family 🇫🇷 flag 👍🏽", "日本語のテキスト、長い。",
    ]
    for string in strings {
      for truncation in [TextLayoutOptions.Truncation.head, .middle, .tail] {
        for _ in 0..<40 {
          // Wide enough for the ellipsis itself.
          let width = CGFloat.random(in: 12...260, using: &random)
          let lines = Int.random(in: 1...3, using: &random)
          let result = layout(string, truncation, width: width, lines: lines)
          #expect(result.size.width <= width + 0.02, "\(string) \(truncation) \(width) \(lines)")
          #expect(result.lineCount <= lines)
        }
      }
    }
  }
}
