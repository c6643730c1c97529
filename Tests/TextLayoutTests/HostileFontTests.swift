import Foundation
import TextLayout
import Testing

/// Small font files that ask for much memory: those of the fuzzers, with one number changed.
struct HostileFontTests {
  private static let seeds = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Fuzz/Seeds/fonts")

  /// Hands over a font of these files, with bytes of one table changed.
  private func withFonts<Result>(
    _ name: String, _ table: String = "head", at offset: Int = 0, _ bytes: [UInt8] = [],
    body: (FontSystem) throws -> Result
  ) throws -> Result {
    var file = [UInt8](try Data(contentsOf: Self.seeds.appendingPathComponent(name)))
    // Behind twelve bytes, for each table a tag, a checksum, an offset and a length of four bytes each.
    let entry = try #require(
      stride(from: 12, to: file.count - 16, by: 16).first { Array(file[$0..<$0 + 4]) == Array(table.utf8) })
    let start = file[entry + 8..<entry + 12].reduce(0) { $0 << 8 | Int($1) } + offset
    file.replaceSubrange(start..<start + bytes.count, with: bytes)
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString)-\(name)")
    try Data(file).write(to: url)
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
