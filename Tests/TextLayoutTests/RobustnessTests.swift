import Foundation
import Testing

@testable import TextLayout

/// Whatever text and limits come in, layout ends, keeps its promises, and does not crash.
@Suite(.enabled(if: Fonts.system != nil, "no font is installed"))
struct RobustnessTests {
  let fonts = Fonts.system!

  static let widths: [CGFloat?] = [nil, .infinity, -.infinity, .nan, -1, 0, 0.5, 7, 40, 200, 1e9]

  static let nasty = [
    "", "\n", "\n\n\n", "\r\n", "\u{2028}\u{2029}\u{0B}\u{0C}\u{85}", " ", "   ", "\t\t", "\u{0}\u{1}\u{7F}",
    "\u{301}", "\u{301}\u{302}\u{303}", "\u{200D}", "\u{FE0F}", "\u{20E3}", "1\u{FE0F}\u{20E3}", "👩‍👩‍👧‍👦", "🇫🇷🇩🇪🇫",
    "👍🏽", "\u{AD}\u{AD}", "a\u{AD}b", "\u{202E}abc\u{202C}", "\u{2067}\u{2066}x", "שלום hello مرحبا 123",
    "\u{FFFC}\u{FFFF}",
    "\u{10FFFF}\u{E0001}\u{378}", "日本語テスト。これは", "ภาษาไทยง่ายนิดเดียว", "नमस्ते दुनिया", "e\u{301}\u{200D}\u{301}", "x\n", "\nx",
    String(repeating: "\u{301}", count: 300), "a" + String(repeating: "\u{200D}👩", count: 40),
  ]

  func check(_ layout: TextLayout, _ note: String) {
    let lines = layout.lines
    #expect(lines.count == layout.lineCount, "\(note)")
    #expect(layout.size.width.isFinite && layout.size.height.isFinite, "\(note)")
    #expect(layout.size.width >= 0 && layout.size.height >= 0, "\(note)")
    var at = 0
    for line in lines {
      #expect(line.characterRange.lowerBound == at, "\(note)")
      at = line.characterRange.upperBound
      #expect(line.width <= layout.size.width + 0.01, "\(note)")
    }
    #expect(at == layout.utf16Count, "\(note)")
    for offset in [-1, 0, 1, layout.utf16Count / 2, layout.utf16Count, layout.utf16Count + 5] {
      let caret = layout.caretRect(at: offset)
      #expect(caret.minX.isFinite && caret.minY.isFinite, "\(note)")
      _ = layout.wordRange(at: offset)
      _ = layout.offset(after: offset)
      _ = layout.offset(before: offset)
      let back = layout.offset(at: CGPoint(x: caret.minX, y: caret.midY))
      #expect(back >= 0 && back <= layout.utf16Count, "\(note)")
    }
    _ = layout.selectionRects(0..<layout.utf16Count)
    _ = layout.offset(at: CGPoint(x: CGFloat.nan, y: -.infinity))
  }

  @Test(arguments: nasty)
  func nastyText(_ string: String) {
    for width in Self.widths {
      for limit in [nil, 0, 1, 2] {
        for truncation in [TextLayoutOptions.Truncation.head, .middle, .tail] {
          var options = TextLayoutOptions(lineLimit: limit, truncation: truncation, alignment: .trailing)
          options.layoutDirection = limit == 2 ? .rightToLeft : .leftToRight
          options.minimumScaleFactor = limit == 1 ? 0.5 : 1
          let layout = fonts.layout(
            StyledText(string, Fonts.inter(15)), options: options, maxWidth: width, maxHeight: limit == 0 ? 0 : nil)
          check(layout, "\(string.debugDescription) \(String(describing: width)) \(String(describing: limit))")
        }
      }
    }
  }

  @Test func randomText() {
    var random = SplitMix(state: 7)
    let pools: [ClosedRange<UInt32>] = [
      0...0x7F, 0x80...0x24F, 0x300...0x36F, 0x590...0x6FF, 0x900...0x97F, 0xE00...0xE7F, 0x2000...0x206F,
      0x2600...0x27BF,
      0x3000...0x30FF, 0x4E00...0x4FFF, 0xFE00...0xFE0F, 0x1F1E6...0x1F1FF, 0x1F300...0x1F6FF, 0x1F900...0x1F9FF,
      0xE000...0xF8FF, 0x10000...0x10FFFF,
    ]
    for round in 0..<600 {
      var runs: [StyledText.Run] = []
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        var scalars = String.UnicodeScalarView()
        for _ in 0..<Int.random(in: 0...30, using: &random) {
          let pool = pools.randomElement(using: &random)!
          if let scalar = Unicode.Scalar(UInt32.random(in: pool, using: &random)) { scalars.append(scalar) }
        }
        var attributes = Fonts.inter(CGFloat.random(in: 0...40, using: &random))
        attributes.kerning = Bool.random(using: &random) ? 0 : CGFloat.random(in: -5...5, using: &random)
        attributes.underline = Bool.random(using: &random) ? .init() : nil
        attributes.font.weight = [100, 400, 700, 2000, -3].randomElement(using: &random)!
        attributes.font.isItalic = Bool.random(using: &random)
        runs.append(.init(String(scalars), attributes))
      }
      let options = TextLayoutOptions(
        lineLimit: [nil, 1, 3].randomElement(using: &random)!,
        truncation: [.head, .middle, .tail].randomElement(using: &random)!,
        layoutDirection: Bool.random(using: &random) ? .leftToRight : .rightToLeft)
      for width in [CGFloat.random(in: 0...300, using: &random), 0, .infinity] {
        check(fonts.layout(StyledText(runs: runs), options: options, maxWidth: width), "round \(round)")
      }
    }
  }

  @Test func absurdSizes() {
    for size in [CGFloat.nan, .infinity, -.infinity, -3, 0, 1e-9, 1e12] {
      check(fonts.layout(StyledText("Size", Fonts.inter(size)), maxWidth: 50), "\(size)")
    }
  }

  @Test func noRuns() {
    let layout = fonts.layout(StyledText(runs: []), maxWidth: 50)
    check(layout, "no runs")
    #expect(layout.size == .zero)
  }

  @Test func megabytes() {
    let words = String(repeating: "The quick brown fox jumps over the lazy dog. ", count: 22_000)
    for text in [words, String(repeating: "a", count: 600_000)] {
      let styled = StyledText(text, Fonts.inter(13))
      let layout = fonts.layout(styled, maxWidth: 400)
      #expect(layout.lineCount > 10_000)
      #expect(layout.size.width <= 400.01)
      #expect(fonts.layout(styled, options: TextLayoutOptions(lineLimit: 1), maxWidth: 400).isTruncated)
    }
  }
}

/// Shaping is put off until a line reaches the text, and cut into pieces: neither may show.
@Suite(.enabled(if: Fonts.hasInter, "fonts-inter is not installed"))
struct LongTextTests {
  @Test func startOfALongTextIsAllThatIsShaped() throws {
    let fonts = try FontSystem(fontFiles: [Fonts.interPath])
    let words = String(repeating: "nnnn mmm ", count: 20_000)
    let layout = fonts.layout(StyledText(words, Fonts.inter(13)), options: .init(lineLimit: 2), maxWidth: 200)
    #expect(layout.isTruncated && layout.lineCount == 2)
    // Items end at a space past 1,024 characters.
    #expect(layout.shapedUnitCount < 2000)
  }

  @Test func piecesAddUp() throws {
    let fonts = try FontSystem(fontFiles: [Fonts.interPath])
    let one = fonts.layout(StyledText("nnnn mmm ", Fonts.inter(13))).size.width
    let layout = fonts.layout(StyledText(String(repeating: "nnnn mmm ", count: 2000), Fonts.inter(13)))
    #expect(abs(layout.size.width - 2000 * one) < 1)
    #expect(layout.shapedUnitCount == 18_000)
    let solid = fonts.layout(StyledText(String(repeating: "n", count: 20_000), Fonts.inter(13)))
    #expect(abs(solid.size.width - 5000 * fonts.layout(StyledText("nnnn", Fonts.inter(13))).size.width) < 1)
  }
}

/// A small generator with a fixed seed, so that a failure comes again.
struct SplitMix: RandomNumberGenerator {
  var state: UInt64
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ z >> 30) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ z >> 27) &* 0x94D0_49BB_1331_11EB
    return z ^ z >> 31
  }
}
