import Foundation
import Geometry
import Testing

@testable import TextLayout

@Suite(.enabled(if: Fonts.hasInter, "fonts-inter is not installed"))
struct FontSystemTests {
  func temporaryFile(_ bytes: Data) throws -> String {
    let url = FileManager.default.temporaryDirectory.appending(path: "apus-font-\(UUID().uuidString).otf")
    try bytes.write(to: url)
    return url.path(percentEncoded: false)
  }

  @Test func badFilesAreNamed() throws {
    let junk = try temporaryFile(Data("not a font".utf8))
    let empty = try temporaryFile(Data())
    for path in ["/nowhere/font.otf", junk, empty, "", "/", "a\0b"] {
      #expect(throws: FontError.unreadableFont(path: path)) { try FontSystem(fontFiles: [path]) }
      #expect(throws: FontError.unreadableFont(path: path)) { try Fonts.system!.register(fontFile: path) }
    }
    #expect(FontError.unreadableFont(path: junk).description.contains(junk))
    #expect(throws: FontError.noFontInstalled) { try FontSystem(fontFiles: []) }
  }

  /// A damaged font may open or not, and may draw nonsense; it may not crash or hang.
  @Test func damagedFonts() throws {
    let whole = try Data(contentsOf: URL(fileURLWithPath: Fonts.interPath))
    var random = SplitMix(state: 11)
    for round in 0..<30 {
      var bytes = whole
      if round % 3 == 0 { bytes = bytes.prefix(Int.random(in: 0..<whole.count, using: &random)) }
      for _ in 0..<(round % 3 == 0 ? 0 : 200) where !bytes.isEmpty {
        bytes[Int.random(in: 0..<(round % 3 == 1 ? 4096 : bytes.count), using: &random)] = UInt8.random(
          in: 0...255, using: &random)
      }
      let path = try temporaryFile(bytes)
      defer { try? FileManager.default.removeItem(atPath: path) }
      guard let fonts = try? FontSystem(fontFiles: [path]) else { continue }
      let layout = fonts.layout(StyledText("Hamburgefonstiv 0123 AV", Fonts.inter(13)), maxWidth: 60)
      for line in layout.lines {
        for placed in line.runs {
          for glyph in placed.run.glyphs {
            _ = fonts.bitmap(font: placed.run.font, glyph: glyph.glyph, pixelSize: 13, phase: 1)
            _ = fonts.outline(font: placed.run.font, glyph: glyph.glyph, pixelSize: 13)
          }
        }
      }
    }
  }

  @Test func layoutsAreShared() throws {
    let fonts = try FontSystem(fontFiles: [Fonts.interPath])
    let text = StyledText("Some words to wrap", Fonts.inter(13))
    #expect(fonts.layout(text, maxWidth: 50) === fonts.layout(text, maxWidth: 50))
    // What fits without limits is the same layout under any limit it fits.
    let ideal = fonts.layout(text)
    #expect(fonts.layout(text, maxWidth: ideal.size.width) === ideal)
    #expect(fonts.layout(text, maxWidth: 4000) === ideal)
    #expect(fonts.layout(text, maxWidth: 50) !== ideal)
    let wide = fonts.layout(text, maxWidth: 90)
    #expect(fonts.layout(text, maxWidth: wide.size.width) === wide)
  }

  @Test func textsThatAreEqualToTheEyeAreNotTheSame() throws {
    let fonts = Fonts.system!
    #expect("é" == "e\u{301}")
    #expect(fonts.layout(StyledText("é", Fonts.inter(13))).utf16Count == 1)
    #expect(fonts.layout(StyledText("e\u{301}", Fonts.inter(13))).utf16Count == 2)
  }

  @Test func cachesAreBounded() throws {
    let limit = 1 << 14
    let fonts = try FontSystem(matcher: FontMatcher(fontFiles: [Fonts.interPath]), cacheLimit: limit)
    let filler = String(repeating: "n ", count: 100)
    // Each text counts 200 characters and more; two generations are kept.
    let most = 2 * (limit / 200 + 1)
    for i in 0..<(2 * most) {
      _ = fonts.layout(StyledText("\(i) " + filler, Fonts.inter(13)), options: .init(lineLimit: 1), maxWidth: 50)
    }
    #expect(fonts.cachedTextCount <= most)
    #expect(fonts.cachedTextCount > most / 4)
  }

  /// What a view shows stays with the view; of the rest, the last one asked for may be asked for again.
  @Test func ofTextsBeyondTheLimitOnlyTheLastIsKept() throws {
    let fonts = try FontSystem(matcher: FontMatcher(fontFiles: [Fonts.interPath]), cacheLimit: 1000)
    struct Kept { weak var entry: LayoutEntry? }
    func layOut(_ text: String, _ color: RGBA? = nil) -> Kept {
      var attributes = Fonts.inter(13)
      attributes.color = color
      let prepared = PreparedText(StyledText(text, attributes), options: .init())
      _ = fonts.layout(prepared, maxWidth: 200)
      return Kept(entry: prepared.entry)
    }
    let texts = (0..<4).map { String(repeating: "\($0) ", count: 600) }
    let large = texts.map { layOut($0) }
    #expect(large.map { $0.entry != nil } == [false, false, false, true])
    // Of another colour it is not shaped anew.
    let shaped = large[3].entry?.text
    let painted = layOut(texts[3], RGBA(red: 1, green: 0, blue: 0))
    #expect(shaped != nil && painted.entry?.text === shaped)
    #expect(large[3].entry == nil)

    let small = layOut("small")
    #expect(painted.entry != nil)
    #expect(fonts.cachedTextCount == 1)
    for i in 0..<4 { _ = layOut("\(i)") }
    #expect(painted.entry == nil)
    #expect(small.entry != nil)
  }

  /// A style asks for its candidates again once others have taken its place; the fonts installed stay as many.
  @Test func candidatesOfManyStylesAreKeptOnce() throws {
    let matcher = try FontMatcher()
    func ask(_ rounds: Int) -> Int {
      for round in 0..<rounds {
        _ = matcher.candidates(FontDescriptor(size: 12, weight: CGFloat(100 + round % 40 * 20)))
      }
      return matcher.keptPatterns.count
    }
    let first = ask(40)
    #expect(ask(80) == first)
  }

  @Test func paintIsPartOfTheLayout() {
    let fonts = Fonts.system!
    var red = Fonts.inter(13)
    red.color = RGBA(red: 1, green: 0, blue: 0)
    let plain = fonts.layout(StyledText("paint", Fonts.inter(13)))
    let painted = fonts.layout(StyledText("paint", red))
    #expect(plain.lines[0].runs[0].run.color == nil)
    #expect(painted.lines[0].runs[0].run.color == red.color)
    #expect(plain.size == painted.size)
  }

  @Test(.enabled(if: Fonts.hasHebrew)) func whatLiesBehindALineIsOneRectangleAtAnyHeight() throws {
    let system = try FontSystem()
    var attributes = Fonts.inter(13.7)
    attributes.background = .black
    // Tabs, faces and directions cut the line; each line begins at a height that no binary fraction is.
    let text = StyledText(String(repeating: "one\ttwo שלום 日本 three\tfour\n", count: 40), attributes)
    for line in system.layout(text).lines.dropLast() {
      #expect(line.decorations.count == 1)
      #expect(abs((line.decorations.first?.rect.width ?? 0) - line.width) < 1e-6)
    }
  }

  @Test func decorations() {
    let fonts = Fonts.system!
    var first = Fonts.inter(20)
    first.underline = .init(color: .black)
    first.strikethrough = .init()
    var second = first
    second.font.weight = 700
    let text = StyledText(runs: [.init("under", first), .init("lined", second), .init(" not", Fonts.inter(20))])
    let line = fonts.layout(text).lines[0]
    let under = line.decorations.filter { $0.kind == .underline }
    let through = line.decorations.filter { $0.kind == .strikethrough }
    #expect(under.first?.rect.minX == 0 && under.first?.color == .black)
    #expect(under.allSatisfy { $0.rect.minY > line.origin.y })
    #expect(through.allSatisfy { $0.rect.maxY < line.origin.y && $0.color == nil })
    #expect(under.reduce(0) { $0 + $1.rect.width } < line.width)
  }

  @Test func anyThread() async {
    let fonts = Fonts.system!
    await withTaskGroup(of: Int.self) { group in
      for task in 0..<8 {
        group.addTask {
          var lit = 0
          for i in 0..<60 {
            let layout = fonts.layout(StyledText("Task \(task) item \(i % 7) 😀 שלום", Fonts.inter(13)), maxWidth: 60)
            for placed in layout.lines.flatMap(\.runs) {
              for glyph in placed.run.glyphs {
                lit += fonts.bitmap(font: placed.run.font, glyph: glyph.glyph, pixelSize: 13, phase: i & 3)?.width ?? 0
              }
            }
          }
          return lit
        }
      }
      for await lit in group { #expect(lit > 0) }
    }
  }
}
