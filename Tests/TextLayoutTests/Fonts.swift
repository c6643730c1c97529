import CText
import Foundation
import Testing

@testable import TextLayout

/// Fonts that the tests of this target share: opening the system's takes some milliseconds.
enum Fonts {
  static let system = try? FontSystem()
  static let interPath = "/usr/share/fonts/opentype/inter/Inter-Regular.otf"
  static let emojiPath = "/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf"
  static let hebrewPath = "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"
  static var hasInter: Bool { FileManager.default.fileExists(atPath: interPath) }
  static var hasEmoji: Bool { FileManager.default.fileExists(atPath: emojiPath) }
  static var hasHebrew: Bool { hasInter && FileManager.default.fileExists(atPath: hebrewPath) }

  static func inter(_ size: CGFloat) -> TextRunAttributes {
    TextRunAttributes(font: FontDescriptor(size: size))
  }
}

/// A font read through FreeType alone, in font units: the second opinion that expected numbers come from.
final class ReferenceFace {
  private var library: FT_Library?
  private var face: FT_Face?

  init?(_ path: String) {
    guard FT_Init_FreeType(&library) == 0, FT_New_Face(library, path, 0, &face) == 0 else { return nil }
  }

  deinit { FT_Done_FreeType(library) }

  var unitsPerEm: CGFloat { CGFloat(face!.pointee.units_per_EM) }
  var ascender: CGFloat { CGFloat(face!.pointee.ascender) }
  var descender: CGFloat { CGFloat(face!.pointee.descender) }
  var height: CGFloat { CGFloat(face!.pointee.height) }

  func glyph(_ scalar: Unicode.Scalar) -> UInt32 { FT_Get_Char_Index(face, FT_ULong(scalar.value)) }

  /// The advance without kerning or substitution.
  func advance(_ scalar: Unicode.Scalar) -> CGFloat {
    FT_Load_Glyph(face, glyph(scalar), FT_Int32(FT_LOAD_NO_SCALE))
    return CGFloat(face!.pointee.glyph.pointee.metrics.horiAdvance)
  }
}
