import Foundation
import Geometry
import Testing

@testable import TextLayout

/// A long text that is edited is laid out paragraph by paragraph. The oracle is the layout of the whole, which other suites
/// check against arithmetic.
@Suite struct ParagraphLayoutTests {
  private let system: FontSystem
  private let edited = EditedText()
  private let attributes = TextRunAttributes(font: FontDescriptor(size: 14))

  init() throws { system = try FontSystem() }

  // MARK: The same as the whole

  private func expectSame(
    _ text: StyledText, _ options: TextLayoutOptions = TextLayoutOptions(), width: CGFloat?, _ what: String,
    location: SourceLocation = #_sourceLocation
  ) {
    let parts = system.editableLayout(text, options: options, maxWidth: width, of: edited)
    let whole = system.layout(text, options: options, maxWidth: width)
    #expect(!parts.paragraphs.isEmpty && whole.paragraphs.isEmpty, "\(what)", sourceLocation: location)
    func isNear(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) < 1e-6 }
    func isNear(_ a: CGRect, _ b: CGRect) -> Bool {
      a.isNull && b.isNull
        || isNear(a.minX, b.minX) && isNear(a.minY, b.minY) && isNear(a.maxX, b.maxX) && isNear(a.maxY, b.maxY)
    }
    var faults: [String] = []
    func check(_ isTrue: Bool, _ fault: @autoclosure () -> String) { if !isTrue { faults.append(fault()) } }
    check(isNear(CGRect(origin: .zero, size: parts.size), CGRect(origin: .zero, size: whole.size)), "size")
    check(isNear(parts.firstBaseline, whole.firstBaseline), "first baseline")
    check(isNear(parts.lastBaseline, whole.lastBaseline), "last baseline")
    check(isNear(parts.ink, whole.ink), "ink \(parts.ink) \(whole.ink)")
    check(parts.utf16Count == whole.utf16Count && parts.utf16Count == text.utf16Count, "count")
    check(parts.lineCount == whole.lineCount && parts.lines.count == whole.lines.count, "lines")
    for (index, (a, b)) in zip(parts.lines, whole.lines).enumerated() {
      check(a.characterRange == b.characterRange, "range of line \(index): \(a.characterRange) \(b.characterRange)")
      check(isNear(a.frame, b.frame), "frame of line \(index): \(a.frame) \(b.frame)")
      check(a.runs.map { $0.run.glyphs } == b.runs.map { $0.run.glyphs }, "glyphs of line \(index)")
      check(
        zip(a.runs, b.runs).allSatisfy { isNear($0.origin.x, $1.origin.x) && isNear($0.origin.y, $1.origin.y) },
        "places of line \(index)")
      check(
        a.decorations.count == b.decorations.count
          && zip(a.decorations, b.decorations).allSatisfy { isNear($0.rect, $1.rect) && $0.kind == $1.kind },
        "decorations of line \(index)")
      let (mine, theirs) = (parts.clusters(ofLine: index), whole.clusters(ofLine: index))
      check(mine.map(\.range) == theirs.map(\.range), "clusters of line \(index)")
      check(
        zip(mine, theirs).allSatisfy { isNear($0.x, $1.x) && isNear($0.width, $1.width) }, "carets of line \(index)")
    }
    // Every offset near the ends and around what ends paragraphs, and some of the others.
    let units = whole.units
    var offsets = Set([-3, 0, 1, units.count - 1, units.count, units.count + 3])
    for index in units.indices where TextAnalyzer.isLineTerminator(units[index]) {
      offsets.formUnion(index - 1...index + 2)
    }
    offsets.formUnion(stride(from: 0, to: units.count, by: 97))
    // No caret stands within a pair of surrogates.
    offsets = offsets.filter { !units.indices.contains($0) || units[$0] & 0xFC00 != 0xDC00 }
    for offset in offsets.sorted().prefix(300) {
      check(isNear(parts.caretRect(at: offset), whole.caretRect(at: offset)), "caret at \(offset)")
      check(parts.lineIndex(at: offset) == whole.lineIndex(at: offset), "line of \(offset)")
      check(parts.wordRange(at: offset) == whole.wordRange(at: offset), "word at \(offset)")
      check(parts.offset(after: offset) == whole.offset(after: offset), "after \(offset)")
      check(parts.offset(before: offset) == whole.offset(before: offset), "before \(offset)")
      let rects = (parts.selectionRects(offset..<offset + 150), whole.selectionRects(offset..<offset + 150))
      check(rects.0.count == rects.1.count && zip(rects.0, rects.1).allSatisfy(isNear), "selection from \(offset)")
    }
    for y in stride(from: -30, through: whole.size.height + 30, by: max(whole.size.height / 97, 3.7)) {
      for x in [-10, 3, whole.size.width / 2, whole.size.width + 10, .infinity] {
        let point = CGPoint(x: x, y: y)
        check(parts.offset(at: point) == whole.offset(at: point), "offset at \(point)")
      }
    }
    #expect(faults.isEmpty, "\(what): \(faults.prefix(5))", sourceLocation: location)
  }

  /// What strangers may write, with every kind of line break.
  private func randomText(_ random: inout SplitMix, bytes: Int) -> String {
    let pieces = [
      "word", "a", " ", "  ", "\t", "Longer-than-that", "שלום", "سلام", "日本語の文", "👩‍👩‍👧", "e\u{301}", "fi", "ﷺ", "1,234",
      "\u{AD}", "\u{200F}", "\u{202E}", "\u{2066}", "ไทยภาษา", "\u{1}", "(", "]", "\u{300}", "क्षि",
    ]
    let breaks = [
      "\n", "\n", "\n\n", "\r\n", "\r", "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}", "\r\r\n", "\n\r",
    ]
    var text = ""
    while text.utf8.count < bytes {
      text +=
        Int.random(in: 0..<9, using: &random) == 0
        ? breaks.randomElement(using: &random)! : pieces.randomElement(using: &random)!
      if Int.random(in: 0..<3, using: &random) == 0 { text += " " }
    }
    return text
  }

  @Test(arguments: 0..<8) func randomTextsComeOutAsTheWhole(seed: Int) {
    var random = SplitMix(state: UInt64(seed))
    let text = randomText(&random, bytes: 4200)
    let options = TextLayoutOptions(
      alignment: [.leading, .center, .trailing][seed % 3], lineSpacing: seed % 2 == 0 ? 0 : 3.5,
      layoutDirection: seed % 4 < 2 ? .leftToRight : .rightToLeft)
    for width in [nil, 0, 120, 377.5] as [CGFloat?] {
      expectSame(StyledText(text, attributes), options, width: width, "seed \(seed), width \(width ?? -1)")
    }
  }

  @Test(arguments: 0..<6) func textsOfSeveralRunsComeOutAsTheWhole(seed: Int) {
    var random = SplitMix(state: UInt64(100 + seed))
    var large = attributes
    large.font.size = 22
    large.underline = .init()
    large.background = .black
    var runs: [StyledText.Run] = []
    while runs.reduce(0, { $0 + $1.text.utf8.count }) < 4200 {
      let text =
        Int.random(in: 0..<5, using: &random) == 0
        ? "" : randomText(&random, bytes: Int.random(in: 0..<300, using: &random))
      runs.append(StyledText.Run(text, Int.random(in: 0..<2, using: &random) == 0 ? attributes : large))
      // Between runs too, a carriage return and a line feed are one break.
      if Int.random(in: 0..<2, using: &random) == 0 {
        runs.append(StyledText.Run("\r", attributes))
        runs.append(StyledText.Run("\n", large))
      }
    }
    for width in [nil, 200] as [CGFloat?] {
      expectSame(StyledText(runs: runs), width: width, "seed \(seed), width \(width ?? -1)")
    }
  }

  @Test(arguments: [
    String(repeating: "\n", count: 4100), String(repeating: "\r\n", count: 2100), String(repeating: "x", count: 5000),
    String(repeating: "x", count: 5000) + "\n", "\n" + String(repeating: "word ", count: 1000),
    String(repeating: "\u{2029}\u{85}", count: 1000),
  ])
  func textsOfOneKindComeOutAsTheWhole(_ text: String) {
    for width in [nil, 150] as [CGFloat?] {
      expectSame(StyledText(text, attributes), width: width, "\(text.utf8.count) bytes, width \(width ?? -1)")
    }
  }

  @Test func paragraphsAreWhatTheAnalyzerCuts() {
    let text = StyledText(runs: [
      .init("one\r", attributes), .init("", attributes), .init("\ntwo\n\u{85}three\u{2028}", attributes),
      .init("\u{E2}\u{C2}x", attributes),
    ])
    #expect(text.paragraphs().map(\.text.string) == ["one", "two", "", "three", "\u{E2}\u{C2}x"])
    #expect(text.paragraphs().map(\.terminatorCount) == [2, 1, 1, 1, 0])
    #expect(StyledText(runs: []).paragraphs().map(\.text.string) == [""])
  }

  // MARK: What a change costs

  private func prose(_ count: Int) -> [String] {
    (0..<count).map { "Paragraph \($0) holds words that wrap, and a few more of them after that." }
  }

  private func entries(_ layout: TextLayout) -> [ObjectIdentifier] {
    layout.paragraphs.map { ObjectIdentifier($0.layout) }
  }

  private func layout(_ lines: [String], of edited: EditedText? = nil, width: CGFloat = 200) -> TextLayout {
    system.editableLayout(
      StyledText(lines.joined(separator: "\n"), attributes), options: TextLayoutOptions(), maxWidth: width,
      of: edited ?? self.edited)
  }

  @Test func aLetterShapesItsParagraphAlone() {
    var lines = prose(100)
    let before = layout(lines)
    lines[40] += "a"
    let after = layout(lines)
    let changed = zip(entries(before), entries(after)).enumerated().filter { $1.0 != $1.1 }.map(\.offset)
    #expect(changed == [40])
    #expect(layout(lines) === after)
  }

  @Test func aParagraphThatComesOrGoesLeavesTheOthers() {
    var lines = prose(100)
    let before = entries(layout(lines))
    lines.insert("new", at: 40)
    let after = entries(layout(lines))
    #expect(Array(after[..<40]) == Array(before[..<40]) && Array(after[41...]) == Array(before[40...]))
    lines.removeSubrange(40...41)
    let last = entries(layout(lines))
    #expect(last == Array(before[..<40]) + Array(before[41...]))
  }

  @Test func textsThatAreEditedInTurnKeepTheirParagraphs() {
    var (one, other) = (prose(100), prose(100).map { "Other: " + $0 })
    let others = EditedText()
    var (first, second) = (entries(layout(one)), entries(layout(other, of: others)))
    for round in 1...5 {
      one[40] += "a"
      other[60] += "b"
      let (newFirst, newSecond) = (entries(layout(one)), entries(layout(other, of: others)))
      #expect(zip(first, newFirst).filter { $0 != $1 }.count == 1, "round \(round)")
      #expect(zip(second, newSecond).filter { $0 != $1 }.count == 1, "round \(round)")
      (first, second) = (newFirst, newSecond)
    }
  }

  @Test(arguments: 0..<6) func editsComeOutAsANewText(seed: Int) throws {
    var random = SplitMix(state: UInt64(200 + seed))
    var text = randomText(&random, bytes: 6000)
    for step in 0..<12 {
      var characters = Array(text)
      let start = Int.random(in: 0..<characters.count, using: &random)
      let end = min(start + Int.random(in: 0..<[2, 30, 400][step % 3], using: &random), characters.count)
      let new = Array(randomText(&random, bytes: Int.random(in: 0..<60, using: &random)))
      characters.replaceSubrange(start..<end, with: new)
      text = String(characters)
      guard text.utf8.count >= 4096 else { break }
      let edited = system.editableLayout(
        StyledText(text, attributes), options: TextLayoutOptions(), maxWidth: 240, of: edited)
      let fresh = try FontSystem().editableLayout(
        StyledText(text, attributes), options: TextLayoutOptions(), maxWidth: 240, of: EditedText())
      #expect(edited.size == fresh.size, "seed \(seed), step \(step)")
      #expect(edited.lines.map(\.characterRange) == fresh.lines.map(\.characterRange), "seed \(seed), step \(step)")
      #expect(
        edited.lines.map { $0.runs.map(\.run.glyphs) } == fresh.lines.map { $0.runs.map(\.run.glyphs) },
        "seed \(seed), step \(step)")
    }
  }

  @Test(.enabled(if: Fonts.hasEmoji)) func newFontsShapeEverythingAnew() throws {
    let system = try FontSystem()
    let text = StyledText(prose(100).joined(separator: "\n"), attributes)
    func layout() -> TextLayout {
      system.editableLayout(text, options: TextLayoutOptions(), maxWidth: 200, of: edited)
    }
    let before = layout()
    #expect(layout() === before)
    try system.register(fontFile: Fonts.emojiPath)
    #expect(layout() !== before)
  }

  // MARK: What is kept

  @Test func aTextGoesWithItsEditor() {
    var edited: EditedText? = EditedText()
    weak let text = layout(prose(100), of: edited)
    #expect(text != nil && layout(prose(100), of: edited) === text)
    edited = nil
    #expect(text == nil)
  }

  @Test func aTextThatBecameShortIsNotKept() {
    weak let text = layout(prose(100))
    _ = layout(["short"])
    #expect(text == nil)
  }

  @Test func fewEarlierTextsAreKept() {
    weak let text = layout(prose(100))
    for number in 0..<2 { _ = layout(prose(100).map { "\(number)" + $0 }) }
    #expect(text == nil)
  }
}
