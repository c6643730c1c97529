import CText
import Foundation

/// Finds font files through fontconfig. Not thread-safe; the ``FontSystem``'s shaping lock guards it.
final class FontMatcher {
  /// A face that may stand in for characters its neighbours lack.
  struct Candidate {
    var file: FaceFile
    /// fontconfig's coverage, borrowed from the font set that the matcher keeps.
    var coverage: OpaquePointer?
  }

  private let config: OpaquePointer
  /// Each installed font's once, however often it is a candidate.
  private(set) var keptPatterns: Set<OpaquePointer> = []

  /// The system's fonts. Costs 3 to 9 ms with fontconfig's own cache warm.
  init() throws(FontError) {
    guard let config = FcInitLoadConfigAndFonts() else { throw .libraryUnavailable(name: "fontconfig") }
    self.config = config
  }

  /// Only the files named, whatever the system has.
  init(fontFiles: [String]) throws(FontError) {
    guard let config = FcConfigCreate() else { throw .libraryUnavailable(name: "fontconfig") }
    self.config = config
    for path in fontFiles { try register(path) }
  }

  deinit {
    keptPatterns.forEach(FcPatternDestroy)
    FcConfigDestroy(config)
  }

  /// The language that fontconfig reads from the environment.
  var language: String? {
    guard let languages = FcGetDefaultLangs() else { return nil }
    defer { FcStrSetDestroy(languages) }
    guard let list = FcStrListCreate(languages) else { return nil }
    defer { FcStrListDone(list) }
    return FcStrListNext(list).map { String(cString: $0) }
  }

  func register(_ path: String) throws(FontError) {
    // HarfBuzz and FreeType must agree that the file is a font: fontconfig alone accepts some that neither shapes.
    guard !path.utf8.contains(0), Face(file: FaceFile(path: path, index: 0), id: FontID(rawValue: 0)) != nil,
      // fontconfig reads all glyphs at once.
      GlyphParts.areBounded(in: path), FcConfigAppFontAddFile(config, path) != 0
    else { throw .unreadableFont(path: path) }
  }

  /// The face nearest to `descriptor`; `nil` where no scalable font is installed.
  func match(_ descriptor: FontDescriptor) -> FaceFile? {
    let pattern = makePattern(descriptor)
    defer { FcPatternDestroy(pattern) }
    var result = FcResultMatch
    if let match = FcFontMatch(config, pattern, &result) {
      defer { FcPatternDestroy(match) }
      if let file = file(of: match, for: descriptor) { return file }
    }
    return candidates(descriptor).first?.file
  }

  /// All faces that add coverage, nearest first. About 0.3 ms with 120 fonts installed; asked for once per style.
  func candidates(_ descriptor: FontDescriptor) -> [Candidate] {
    let pattern = makePattern(descriptor)
    defer { FcPatternDestroy(pattern) }
    var result = FcResultMatch
    guard let set = FcFontSort(config, pattern, 1, nil, &result) else { return [] }
    defer { FcFontSetDestroy(set) }
    var found: [Candidate] = []
    for i in 0..<Int(set.pointee.nfont) {
      guard let font = set.pointee.fonts[i], let file = file(of: font, for: descriptor) else { continue }
      var coverage: OpaquePointer?
      guard FcPatternGetCharSet(font, FC_CHARSET, 0, &coverage) == FcResultMatch else { continue }
      if keptPatterns.insert(font).inserted { FcPatternReference(font) }
      found.append(Candidate(file: file, coverage: coverage))
    }
    return found
  }

  /// The installed font of a family's, a face's or a PostScript name, letter case aside; nil where there is none.
  func installed(named name: String) -> FontDescriptor? {
    guard !name.isEmpty, !name.utf8.contains(0), let wanted = FcObjectSetCreate() else { return nil }
    defer { FcObjectSetDestroy(wanted) }
    for property in [FC_FAMILY, FC_WEIGHT, FC_SLANT] { FcObjectSetAdd(wanted, property) }
    for property in [FC_FAMILY, FC_POSTSCRIPT_NAME, FC_FULLNAME] {
      let pattern = FcPatternCreate()!
      defer { FcPatternDestroy(pattern) }
      FcPatternAddString(pattern, property, name)
      guard let set = FcFontList(config, pattern, wanted) else { continue }
      defer { FcFontSetDestroy(set) }
      guard set.pointee.nfont > 0, let font = set.pointee.fonts[0] else { continue }
      // A family has faces of all weights: its regular one is meant.
      if property == FC_FAMILY { return FontDescriptor(family: name, size: 0) }
      var family: UnsafeMutablePointer<FcChar8>?
      guard FcPatternGetString(font, FC_FAMILY, 0, &family) == FcResultMatch, let family else { continue }
      var (weight, slant) = (Double(FC_WEIGHT_REGULAR), FC_SLANT_ROMAN)
      FcPatternGetDouble(font, FC_WEIGHT, 0, &weight)
      FcPatternGetInteger(font, FC_SLANT, 0, &slant)
      return FontDescriptor(
        family: String(cString: family), size: 0, weight: CGFloat(FcWeightToOpenTypeDouble(weight)),
        isItalic: slant != FC_SLANT_ROMAN)
    }
    return nil
  }

  private func makePattern(_ descriptor: FontDescriptor) -> OpaquePointer {
    let pattern = FcPatternCreate()!
    let isEmoji = descriptor.family == FontMatcher.emojiFamily
    if let family = descriptor.family, !family.utf8.contains(0) { FcPatternAddString(pattern, FC_FAMILY, family) }
    if !isEmoji {
      let generic =
        switch descriptor.design {
        case .default, .rounded: "Inter"
        case .monospaced: "monospace"
        case .serif: "serif"
        }
      if generic == "Inter", descriptor.isDisplaySize { FcPatternAddString(pattern, FC_FAMILY, "Inter Display") }
      FcPatternAddString(pattern, FC_FAMILY, generic)
      if generic == "Inter" { FcPatternAddString(pattern, FC_FAMILY, "sans-serif") }
      FcPatternAddDouble(pattern, FC_WEIGHT, FcWeightFromOpenTypeDouble(descriptor.usableWeight))
      FcPatternAddInteger(pattern, FC_SLANT, descriptor.isItalic ? FC_SLANT_ITALIC : FC_SLANT_ROMAN)
      FcPatternAddDouble(pattern, FC_WIDTH, descriptor.width.isFinite ? Double(descriptor.width) * 100 : 100)
      FcPatternAddBool(pattern, FC_SCALABLE, 1)
    } else {
      FcPatternAddBool(pattern, FC_COLOR, 1)
    }
    FcConfigSubstitute(config, pattern, FcMatchPattern)
    FcDefaultSubstitute(pattern)
    return pattern
  }

  static let emojiFamily = "emoji"

  /// `nil` for formats that HarfBuzz cannot shape (Type 1, bitmap fonts).
  private func file(of font: OpaquePointer, for descriptor: FontDescriptor) -> FaceFile? {
    var path: UnsafeMutablePointer<FcChar8>?
    var format: UnsafeMutablePointer<FcChar8>?
    guard FcPatternGetString(font, FC_FILE, 0, &path) == FcResultMatch, let path,
      FcPatternGetString(font, FC_FONTFORMAT, 0, &format) == FcResultMatch, let format
    else { return nil }
    guard ["TrueType", "CFF"].contains(String(cString: format)) else { return nil }
    var index: Int32 = 0
    FcPatternGetInteger(font, FC_INDEX, 0, &index)
    var file = FaceFile(path: String(cString: path), index: index)
    if descriptor.family == FontMatcher.emojiFamily { return file }

    let wanted = descriptor.usableWeight
    var isVariable: FcBool = 0
    FcPatternGetBool(font, FC_VARIABLE, 0, &isVariable)
    if isVariable != 0 || index >> 16 != 0 {
      file.variableWeight = Float(wanted)
      file.index &= 0xFFFF
    } else {
      var weight = Double(FC_WEIGHT_REGULAR)
      FcPatternGetDouble(font, FC_WEIGHT, 0, &weight)
      file.needsEmboldening = wanted >= 600 && FcWeightToOpenTypeDouble(weight) < 550
    }
    var slant: Int32 = 0
    FcPatternGetInteger(font, FC_SLANT, 0, &slant)
    file.needsSlanting = descriptor.isItalic && slant == FC_SLANT_ROMAN
    return file
  }
}

extension FontDescriptor {
  /// Whether the system's face comes in its cut for titles, set tighter as San Francisco's is. Inter's optical sizes run
  /// from 14 to 32 points; the change lies in the middle.
  var isDisplaySize: Bool { family == nil && size >= 23 }

  /// The weight on CSS's scale, whatever was asked for. Whole, so that the faces that are open have a bound.
  fileprivate var usableWeight: Double { weight.isFinite ? min(max(Double(weight), 1), 1000).rounded() : 400 }
}
