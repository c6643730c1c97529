import Foundation
import TextLayout
import Testing

/// Small font files that ask for much memory: those of the fuzzers, with one number changed.
struct HostileFontTests {
  /// Hands over a font of these files, with bytes of one table changed.
  private func withFonts<Result>(
    _ name: String, _ table: String = "head", at offset: Int = 0, _ bytes: [UInt8] = [],
    body: (FontSystem) throws -> Result
  ) throws -> Result {
    var file = try FontFile(name)
    file[table].replaceSubrange(offset..<offset + bytes.count, with: bytes)
    return try withFonts(file, body: body)
  }

  private func withFonts<Result>(_ file: FontFile, body: (FontSystem) throws -> Result) throws -> Result {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).ttf")
    try Data(file.bytes).write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    return try body(FontSystem(fontFiles: [url.path]))
  }

  private func layout(_ text: String, _ fonts: FontSystem) -> TextLayout {
    fonts.layout(StyledText(text, TextRunAttributes(font: FontDescriptor(size: 12))))
  }

  private func bitmap(_ text: String, _ fonts: FontSystem, pixelSize: Float) throws -> GlyphBitmap? {
    let run = try #require(layout(text, fonts).lines.first?.runs.first?.run)
    #expect(!fonts.inkBounds(of: run).isNull)
    return fonts.bitmap(font: run.font, glyph: try #require(run.glyphs.first).glyph, pixelSize: pixelSize, phase: 0)
  }

  /// The outline is 450 × 600 units; with 16 units an em instead of 1,000 that is 8,438 × 11,250 pixels at 300 an em.
  @Test(arguments: [("outlines.ttf", "A"), ("outlines.otf", "A"), ("layers.ttf", "😀")])
  func aGlyphOfManyEmsHasNoBitmap(name: String, text: String) throws {
    let fair = try withFonts(name) { try #require(try bitmap(text, $0, pixelSize: 300)) }
    #expect(fair.width < 300 && fair.height < 300)
    #expect(try withFonts(name, at: 18, [0, 16]) { try bitmap(text, $0, pixelSize: 300) } == nil)
  }

  /// A picture of 6 × 6 pixels that claims to fill an em of one pixel instead of eight: 12,288 pixels wide at 2,048 an em.
  @Test func aSmallPictureIsNotScaledWithoutEnd() throws {
    let fair = try withFonts("bitmaps.ttf") { try #require(try bitmap("A", $0, pixelSize: 48)) }
    #expect(fair.format == .color && fair.width <= 38)
    // Behind the header of eight bytes, the strike; its size is at 44 in it.
    #expect(try withFonts("bitmaps.ttf", "CBLC", at: 52, [1, 1]) { try bitmap("A", $0, pixelSize: 2048) } == nil)
  }

  /// 14 levels of glyphs, each made of eight of the next: 4 million million parts in 2 kB.
  @Test func glyphsInEachOtherDoNotMultiply() throws {
    try withFonts(.chain(levels: 3, parts: 8)) { _ in }
    #expect(throws: FontError.self) { try withFonts(.chain(levels: 14, parts: 8)) { _ in } }
  }

  /// For each level FreeType calls itself, and a stack has room for some thousands.
  @Test(arguments: [17, 60_000])
  func glyphsInEachOtherHaveADepth(levels: Int) throws {
    try withFonts(.chain(levels: 16, parts: 1)) { _ in }
    #expect(throws: FontError.self) { try withFonts(.chain(levels: levels, parts: 1)) { _ in } }
  }

  @Test func aGlyphInItselfIsRefused() throws {
    #expect(throws: FontError.self) { try withFonts(.chain(levels: 1, parts: 1, isRing: true)) { _ in } }
  }

  /// Whatever layouts are kept, by it or by others.
  @Test func aFontSystemGoesWithItsLastUser() throws {
    weak var gone: FontSystem?
    let kept = try withFonts("outlines.ttf") { fonts in
      gone = fonts
      return layout("A", fonts)
    }
    #expect(gone == nil)
    #expect(kept.lines.count == 1)
  }
}
