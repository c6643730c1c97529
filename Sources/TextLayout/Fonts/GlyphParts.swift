import CText

/// What the glyphs of a font file are made of, added up before anything reads them.
///
/// A glyph of a TrueType font may be made of others, and those of others again. FreeType reads a part each time that it is
/// used, and calls itself for it: a dozen glyphs that are each made of ten of the next are a million million parts, and a
/// chain of thousands overflows the stack.
struct GlyphParts {
  /// Glyphs inside each other. Fonts have two or three.
  private static let depthLimit = 16
  /// The bytes that are read for all glyphs, for each byte of the file. Accented letters read theirs some ten times.
  private static let readLimit = 64

  /// Whether all glyphs of all faces of a file can be read in time that grows with the file.
  static func areBounded(in path: String) -> Bool {
    var library: FT_Library?
    guard FT_Init_FreeType(&library) == 0 else { return false }
    defer { FT_Done_FreeType(library) }
    var left: Int?
    var (index, faceCount) = (0, 1)
    while index < faceCount {
      var opened: FT_Face?
      guard FT_New_Face(library, path, FT_Long(index), &opened) == 0, let face = opened else { return false }
      defer { FT_Done_Face(face) }
      faceCount = face.pointee.num_faces
      guard let parts = GlyphParts(of: face),
        let rest = parts.read(with: left ?? readLimit * Int(face.pointee.stream.pointee.size))
      else { return false }
      left = rest
      index += 1
    }
    return true
  }

  private let glyphs, places: [UInt8]
  private let hasLongPlaces: Bool
  private let glyphCount: Int

  /// Those of one face; none where the outlines are of another kind. `nil` where glyphs have no place.
  private init?(of face: FT_Face) {
    glyphs = Self.table("glyf", of: face)
    places = Self.table("loca", of: face)
    let header = Self.table("head", of: face)
    hasLongPlaces = header.count > 51 && (header[50], header[51]) != (0, 0)
    glyphCount = glyphs.isEmpty ? 0 : face.pointee.num_glyphs
    // FreeType looks for places behind a table that is too short.
    if glyphCount > 0, places.count < (glyphCount + 1) * (hasLongPlaces ? 4 : 2) { return nil }
  }

  private static func table(_ name: StaticString, of face: FT_Face) -> [UInt8] {
    var length: FT_ULong = 0
    let tag = FT_ULong(Face.tag(name))
    guard FT_Load_Sfnt_Table(face, tag, 0, nil, &length) == 0 else { return [] }
    return [UInt8](unsafeUninitializedCapacity: Int(length)) { buffer, count in
      count = FT_Load_Sfnt_Table(face, tag, 0, buffer.baseAddress, &length) == 0 ? Int(length) : 0
    }
  }

  /// What one glyph takes with all its parts.
  private struct Size {
    var byteCount: Int
    var depth: Int
  }

  /// What is left of so many bytes when all glyphs have been read; `nil` where more are needed.
  private func read(with most: Int) -> Int? {
    var left = most - glyphs.count - places.count
    var sizes: [Size?] = Array(repeating: nil, count: glyphCount)
    for glyph in 0..<glyphCount {
      guard let size = size(of: glyph, level: 0, &sizes, most: left) else { return nil }
      left -= size.byteCount
    }
    return left >= 0 ? left : nil
  }

  /// `nil` where it is more than `most`, or too deep, as a glyph inside itself is.
  private func size(of glyph: Int, level: Int, _ sizes: inout [Size?], most: Int) -> Size? {
    if let known = sizes[glyph] { return known }
    let bytes = self.bytes(of: glyph)
    guard level <= Self.depthLimit, bytes.count <= most else { return nil }
    var size = Size(byteCount: bytes.count, depth: 0)
    for part in Self.parts(glyphs[bytes]) where part < glyphCount {
      guard let inner = self.size(of: part, level: level + 1, &sizes, most: most) else { return nil }
      size.byteCount += inner.byteCount
      size.depth = max(size.depth, inner.depth + 1)
      if size.byteCount > most || size.depth > Self.depthLimit { return nil }
    }
    sizes[glyph] = size
    return size
  }

  /// As FreeType reads it: a glyph that ends before it begins goes on to the table's end.
  private func bytes(of glyph: Int) -> Range<Int> {
    let (start, end) = (place(glyph), place(glyph + 1))
    guard start < glyphs.count else { return 0..<0 }
    return start..<(end >= start ? min(end, glyphs.count) : glyphs.count)
  }

  private func place(_ index: Int) -> Int {
    hasLongPlaces ? Self.number(places[(4 * index)...].prefix(4)) : 2 * Self.number(places[(2 * index)...].prefix(2))
  }

  /// The glyphs that a glyph is made of; none where it has an outline of its own.
  private static func parts(_ glyph: ArraySlice<UInt8>) -> [Int] {
    // Less than zero outlines: parts. Behind the bounds, for each its flags, its glyph and where it stands.
    guard let first = glyph.first, first >= 0x80 else { return [] }
    var parts: [Int] = []
    var rest = glyph.dropFirst(10)
    while rest.count >= 4 {
      let flags = number(rest.prefix(2))
      parts.append(number(rest.dropFirst(2).prefix(2)))
      let hasWords = flags & 0x1 != 0
      let scale = flags & 0x8 != 0 ? 2 : flags & 0x40 != 0 ? 4 : flags & 0x80 != 0 ? 8 : 0
      rest = rest.dropFirst(4 + (hasWords ? 4 : 2) + scale)
      if flags & 0x20 == 0 { break }
    }
    return parts
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> Int { bytes.reduce(0) { $0 << 8 | Int($1) } }
}
