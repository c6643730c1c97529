import Foundation
import Testing

@testable import TextLayout

@Suite(.enabled(if: Fonts.hasInter, "fonts-inter is not installed"))
struct WrappingTests {
  let fonts = Fonts.system!

  func width(_ string: String, size: CGFloat = 10) -> CGFloat {
    fonts.layout(StyledText(string, Fonts.inter(size))).size.width
  }

  /// The text of each line, at width `width`.
  func lines(_ string: String, _ width: CGFloat?, _ options: TextLayoutOptions = .init()) -> [String] {
    let layout = fonts.layout(StyledText(string, Fonts.inter(10)), options: options, maxWidth: width)
    let units = Array(string.utf16)
    return layout.lines.map { String(decoding: units[$0.characterRange], as: UTF16.self) }
  }

  @Test func breaksAfterSpaces() {
    let two = width("nnn nnn")
    #expect(lines("nnn nnn nnn", two) == ["nnn nnn ", "nnn"])
    #expect(lines("nnn nnn nnn", two - 0.1) == ["nnn ", "nnn ", "nnn"])
    #expect(lines("nnn nnn nnn", nil) == ["nnn nnn nnn"])
    #expect(lines("nnn nnn nnn", .infinity) == ["nnn nnn nnn"])
  }

  @Test func fitsItsOwnWidth() {
    for string in ["Hello, world", "WAVE To AV", "one two three four", "trailing  "] {
      #expect(lines(string, width(string)).count == 1, "\(string)")
    }
  }

  @Test func spacesHangAtAWrap() {
    let layout = fonts.layout(StyledText("nnn     nnn", Fonts.inter(10)), maxWidth: width("nnn") + 1)
    #expect(layout.lineCount == 2)
    #expect(abs(layout.lines[0].width - width("nnn")) < 1e-3)
    #expect(layout.lines[0].characterRange == 0..<8)
  }

  @Test func spacesAtTheEndCount() {
    #expect(width("nnn ") > width("nnn"))
  }

  @Test(arguments: ["a\nb", "a\r\nb", "a\rb", "a\u{2028}b", "a\u{2029}b", "a\u{85}b", "a\u{B}b", "a\u{C}b"])
  func hardBreaks(string: String) {
    #expect(lines(string, nil).count == 2)
  }

  @Test func emptyLinesHaveTheFontsHeight() {
    let one = fonts.layout(StyledText("", Fonts.inter(10)))
    let height = fonts.metrics(for: FontDescriptor(size: 10)).lineHeight
    #expect(one.size == CGSize(width: 0, height: height))
    #expect(fonts.layout(StyledText("\n", Fonts.inter(10))).size.height == 2 * height)
    #expect(fonts.layout(StyledText("a\n\nb\n", Fonts.inter(10))).size.height == 4 * height)
  }

  @Test func longWordsBreakBetweenCharacters() {
    let n = width("nnnn") / 4
    #expect(lines("nnnnnnnn", n * 3.5) == ["nnn", "nnn", "nn"])
    #expect(lines("nn nnnnnnnn", n * 3.5) == ["nn ", "nnn", "nnn", "nn"])
    #expect(lines("nnn", 0) == ["n", "n", "n"])
  }

  @Test func noBreakSpace() {
    #expect(lines("nn nn\u{A0}nn", width("nn nn") + 2) == ["nn ", "nn\u{A0}nn"])
  }

  @Test func breaksAfterHyphens() {
    #expect(lines("nn-nn", width("nn-") + 1) == ["nn-", "nn"])
    #expect(lines("nn\u{2011}nn", width("nn-n")).first != "nn\u{2011}")
  }

  @Test func softHyphenShowsOnlyAtABreak() {
    let string = "nnnn\u{AD}nnnn"
    #expect(abs(width(string) - width("nnnnnnnn")) < 1e-3)
    let limit = width("nnnn\u{2010}") + 1
    let layout = fonts.layout(StyledText(string, Fonts.inter(10)), maxWidth: limit)
    #expect(layout.lineCount == 2)
    #expect(abs(layout.lines[0].width - width("nnnn") - width("\u{2010}")) < 1e-2)
    #expect(layout.lines[0].characterRange == 0..<5)
    // Without room for the hyphen the word breaks like any long word.
    #expect(
      fonts.layout(StyledText(string, Fonts.inter(10)), maxWidth: width("nnnn")).size.width <= width("nnnn") + 0.01)
  }

  @Test func ideographsBreakAnywhereButBeforePunctuation() {
    let ten = fonts.layout(StyledText("日本語。", Fonts.inter(10)))
    let one = ten.size.width / 4
    #expect(lines("日本語。", one * 3.5) == ["日本", "語。"])
  }

  @Test func dictionaryLanguages() {
    // ภาษา (language) + ไทย (Thai): no space between the words.
    #expect(lines("ภาษาไทย", width("ภาษาไท") + 0.1) == ["ภาษา", "ไทย"])
  }

  @Test func tabsGoToTheNextStop() {
    let runs = fonts.layout(StyledText("n\tn\t\tn", Fonts.inter(10))).lines[0].runs
    #expect(runs.map(\.origin.x) == [0, 28, 84])
  }

  @Test func linesAreLimitedByHeight() {
    let height = fonts.metrics(for: FontDescriptor(size: 10)).lineHeight
    func count(_ maxHeight: CGFloat) -> Int {
      fonts.layout(StyledText("a\nb\nc\nd", Fonts.inter(10)), maxHeight: maxHeight).lineCount
    }
    #expect(count(4 * height) == 4)
    #expect(count(4 * height - 1) == 3)
    #expect(count(height) == 1)
    #expect(count(0) == 1)
    #expect(count(-.infinity) == 1)
    #expect(count(.nan) == 4)
  }

  @Test func lineSpacingLiesBetweenLines() {
    let height = fonts.metrics(for: FontDescriptor(size: 10)).lineHeight
    let layout = fonts.layout(StyledText("a\nb\nc", Fonts.inter(10)), options: .init(lineSpacing: 5))
    #expect(abs(layout.size.height - 3 * height - 10) < 1e-9)
    #expect(abs(layout.lastBaseline - layout.firstBaseline - 2 * (height + 5)) < 1e-9)
    #expect(layout.lines[1].origin.y == layout.lines[0].origin.y + height + 5)
  }

  @Test func reservedSpace() {
    let height = fonts.metrics(for: FontDescriptor(size: 10)).lineHeight
    let options = TextLayoutOptions(lineLimit: 3, reservesSpace: true)
    #expect(abs(fonts.layout(StyledText("a", Fonts.inter(10)), options: options).size.height - 3 * height) < 1e-9)
    let atLeast = TextLayoutOptions(lineLimit: 4, minimumLines: 2)
    func total(_ string: String) -> CGFloat {
      fonts.layout(StyledText(string, Fonts.inter(10)), options: atLeast).size.height
    }
    #expect(abs(total("a") - 2 * height) < 1e-9)
    #expect(abs(total("a\nb\nc") - 3 * height) < 1e-9)
    #expect(abs(total("a\nb\nc\nd\ne") - 4 * height) < 1e-9)
  }

  @Test func alignmentIsAgainstTheWidestLine() {
    let difference = width("nnnn") - width("nn")
    func left(_ alignment: TextLayoutOptions.Alignment, _ direction: TextLayoutOptions.Direction) -> CGFloat {
      let options = TextLayoutOptions(alignment: alignment, layoutDirection: direction)
      return fonts.layout(StyledText("nnnn\nnn", Fonts.inter(10)), options: options).lines[1].origin.x
    }
    #expect(left(.leading, .leftToRight) == 0)
    #expect(abs(left(.center, .leftToRight) - difference / 2) < 1e-3)
    #expect(abs(left(.trailing, .leftToRight) - difference) < 1e-3)
    #expect(abs(left(.leading, .rightToLeft) - difference) < 1e-3)
    #expect(left(.trailing, .rightToLeft) == 0)
  }

  @Test func minimumScaleFactor() {
    let full = width("nnnnnnnn")
    func layout(_ width: CGFloat) -> TextLayout {
      fonts.layout(
        StyledText("nnnnnnnn", Fonts.inter(10)), options: .init(lineLimit: 1, minimumScaleFactor: 0.5), maxWidth: width)
    }
    #expect(layout(full).scaleFactor == 1)
    let shrunk = layout(full * 0.8)
    #expect(!shrunk.isTruncated && shrunk.size.width <= full * 0.8)
    // Within the search's step of 1/64.
    #expect(shrunk.scaleFactor > 0.8 - 1.0 / 32)
    #expect(abs(shrunk.lines[0].runs[0].run.size - 10 * shrunk.scaleFactor) < 1e-9)
    let least = layout(full * 0.3)
    #expect(least.isTruncated && least.scaleFactor == 0.5)
  }
}
