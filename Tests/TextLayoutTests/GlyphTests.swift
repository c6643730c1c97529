import Foundation
import Geometry
import Testing

@testable import TextLayout

@Suite(.enabled(if: Fonts.hasInter, "fonts-inter is not installed"))
struct GlyphTests {
  let fonts = Fonts.system!
  let reference = ReferenceFace(Fonts.interPath)!

  var font: FontID { fonts.layout(StyledText("n", Fonts.inter(13))).lines[0].runs[0].run.font }

  /// The sum of coverage, in pixels, and its mean x from the pen.
  func weigh(_ bitmap: GlyphBitmap) -> (area: Double, x: Double) {
    var area = 0.0
    var moment = 0.0
    for (i, value) in bitmap.pixels.enumerated() {
      area += Double(value) / 255
      moment += Double(value) / 255 * (Double(i % bitmap.width + bitmap.left) + 0.5)
    }
    return (area, moment / area)
  }

  @Test func phasesMoveByQuarterPixels() throws {
    let weights = try (0..<4).map { phase in
      weigh(try #require(fonts.bitmap(font: font, glyph: reference.glyph("n"), pixelSize: 16, phase: phase)))
    }
    for phase in 0..<4 {
      #expect(abs(weights[phase].area - weights[0].area) < 0.5)
      #expect(abs(weights[phase].x - weights[0].x - Double(phase) / 4) < 0.03)
    }
  }

  /// Shaping has read the font; drawing needs no other look at the file, which may fail.
  @Test func whatWasShapedIsDrawnWithoutTheFile() throws {
    let copy = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).otf")
    try FileManager.default.copyItem(atPath: Fonts.interPath, toPath: copy.path)
    let fonts = try FontSystem(fontFiles: [copy.path])
    let font = fonts.layout(StyledText("n", Fonts.inter(13))).lines[0].runs[0].run.font
    try FileManager.default.removeItem(at: copy)
    #expect(fonts.bitmap(font: font, glyph: reference.glyph("n"), pixelSize: 16, phase: 0) != nil)
  }

  @Test func spacesAndStrangersHaveNoPicture() {
    #expect(fonts.bitmap(font: font, glyph: reference.glyph(" "), pixelSize: 16, phase: 0) == nil)
    #expect(fonts.outline(font: font, glyph: reference.glyph(" "), pixelSize: 16) == nil)
    #expect(fonts.bitmap(font: font, glyph: 999_999, pixelSize: 16, phase: 0) == nil)
    #expect(fonts.bitmap(font: FontID(rawValue: 12345), glyph: 1, pixelSize: 16, phase: 0) == nil)
    for size in [Float.nan, .infinity, -1, 0, 1e9] {
      #expect(fonts.bitmap(font: font, glyph: 1, pixelSize: size, phase: 0) == nil)
    }
  }

  /// Points along an element, for areas: curves in 16 pieces.
  func polygonArea(_ path: Path) -> CGFloat {
    guard case .elements(let elements) = path.storage else { return 0 }
    var area: CGFloat = 0
    var at = CGPoint.zero
    var start = CGPoint.zero
    func line(to p: CGPoint) {
      area += (at.x * p.y - p.x * at.y) / 2
      at = p
    }
    for element in elements {
      switch element {
      case .move(let p): (at, start) = (p, p)
      case .line(let p): line(to: p)
      case .quadCurve(let p, let c):
        let from = at
        for i in 1...16 {
          let t = CGFloat(i) / 16, u = 1 - t
          line(
            to: CGPoint(
              x: u * u * from.x + 2 * u * t * c.x + t * t * p.x, y: u * u * from.y + 2 * u * t * c.y + t * t * p.y))
        }
      case .curve(let p, let c, let d):
        let from = at
        for i in 1...16 {
          let t = CGFloat(i) / 16, u = 1 - t
          let (a, b, e, f) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
          line(
            to: CGPoint(
              x: a * from.x + b * c.x + e * d.x + f * p.x, y: a * from.y + b * c.y + e * d.y + f * p.y))
        }
      case .closeSubpath: line(to: start)
      }
    }
    return abs(area)
  }

  /// The same glyph drawn two ways has the same ink: FreeType's coverage and the outline's area.
  @Test(arguments: ["n", "o", "B", "8", "é", "W"])
  func outlinesCoverWhatBitmapsDo(character: String) throws {
    let glyph = reference.glyph(character.unicodeScalars.first!)
    let bitmap = try #require(fonts.bitmap(font: font, glyph: glyph, pixelSize: 200, phase: 0))
    let outline = try #require(fonts.outline(font: font, glyph: glyph, pixelSize: 200))
    let ink = weigh(bitmap).area
    #expect(abs(polygonArea(outline) - ink) < ink * 0.02)
  }

  /// TrueType outlines have quadratic curves, and contours that start off the curve.
  @Test(.enabled(if: Fonts.hasHebrew, "fonts-dejavu-core is not installed"), arguments: ["o", "8", "ש", "@"])
  func trueTypeOutlines(character: String) throws {
    let dejaVu = try FontSystem(fontFiles: [Fonts.hebrewPath])
    let run = dejaVu.layout(StyledText(character, Fonts.inter(13))).lines[0].runs[0].run
    let bitmap = try #require(dejaVu.bitmap(font: run.font, glyph: run.glyphs[0].glyph, pixelSize: 200, phase: 0))
    let outline = try #require(dejaVu.outline(font: run.font, glyph: run.glyphs[0].glyph, pixelSize: 200))
    let ink = weigh(bitmap).area
    #expect(abs(polygonArea(outline) - ink) < ink * 0.02)
  }

  /// Light hinting puts the x-height and the baseline on pixel edges: full rows, hardly any half ones.
  @Test func horizontalStemsAreCrisp() throws {
    let bitmap = try #require(fonts.bitmap(font: font, glyph: reference.glyph("z"), pixelSize: 13, phase: 0))
    // The lowest row of z is a stem: dark over its width.
    let lowest = bitmap.pixels.suffix(bitmap.width)
    #expect(lowest.max()! > 200)
    #expect(bitmap.top - bitmap.height == 0)
  }
}
