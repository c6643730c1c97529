import CText
import Foundation
import SafeOutput

/// Finds and keeps the faces in use: the face for a descriptor, and another for each character that it lacks.
///
/// Not thread-safe; the ``FontSystem``'s shaping lock guards it. Open faces are bounded by the fonts installed times the
/// weights asked of variable ones; what was found for a character is kept in bounded caches.
final class FontLibrary {
  /// The parts of a descriptor that select a face.
  private struct StyleKey: Hashable {
    var family: String?
    var weight, width: CGFloat
    var isItalic, isDisplaySize: Bool
    var design: FontDescriptor.Design

    init(_ d: FontDescriptor) {
      (family, weight, width, design) = (d.family, d.weight, d.width, d.design)
      (isItalic, isDisplaySize) = (d.isItalic, d.isDisplaySize)
    }
  }

  private struct FallbackKey: Hashable {
    var style: StyleKey
    var scalar: UInt32
  }

  let table: FaceTable
  /// The user's language, as a tag like "de" or "zh-cn", for shapes that differ by language.
  var language: String? { matcher.language }
  private let matcher: FontMatcher
  /// A match that failed is kept too, so that a broken file is not opened again for every character.
  private var faces: [FaceFile: Face?] = [:]
  private var styles = GenerationalCache<StyleKey, Face>(limit: 256)
  private var fallbacks = GenerationalCache<FallbackKey, Face?>(limit: 4096)
  private var candidates = GenerationalCache<StyleKey, [FontMatcher.Candidate]>(limit: 16)
  private var emoji: Face??
  private let lastResort: Face

  init(matcher: FontMatcher, table: FaceTable) throws(FontError) {
    self.matcher = matcher
    self.table = table
    guard let file = matcher.match(FontDescriptor(size: 12)) else { throw .noFontInstalled }
    guard let face = Face(file: file, id: table.id(of: file)) else { throw .unreadableFont(path: file.path) }
    lastResort = face
    faces[file] = .some(face)
    table.keep(face.bytes, of: face.id)
  }

  /// See `FontMatcher.installed(named:)`.
  func installed(named name: String) -> FontDescriptor? { matcher.installed(named: name) }

  func register(_ path: String) throws(FontError) {
    try matcher.register(path)
    styles.removeAll()
    fallbacks.removeAll()
    candidates.removeAll()
    emoji = nil
  }

  func face(for descriptor: FontDescriptor) -> Face {
    let key = StyleKey(descriptor)
    if let face = styles.value(for: key) { return face }
    let face = matcher.match(descriptor).flatMap(open) ?? lastResort
    styles.insert(face, for: key)
    return face
  }

  /// The colour emoji face, if one is installed.
  func emojiFace() -> Face? {
    if let emoji { return emoji }
    var face = matcher.match(FontDescriptor(family: FontMatcher.emojiFamily, size: 12)).flatMap(open)
    if face?.isColor != true { face = nil }
    emoji = .some(face)
    return face
  }

  /// A face that has `scalar`, in the style of `descriptor`; `nil` where none is installed.
  func fallbackFace(for scalar: UInt32, _ descriptor: FontDescriptor) -> Face? {
    let style = StyleKey(descriptor)
    let key = FallbackKey(style: style, scalar: scalar)
    if let hit = fallbacks.value(for: key) { return hit }
    let list: [FontMatcher.Candidate]
    if let known = candidates.value(for: style) {
      list = known
    } else {
      list = matcher.candidates(descriptor)
      candidates.insert(list, for: style)
    }
    var found: Face?
    for candidate in list where FcCharSetHasChar(candidate.coverage, scalar) != 0 {
      if let face = open(candidate.file), face.hasGlyph(scalar) {
        found = face
        break
      }
    }
    fallbacks.insert(found, for: key)
    return found
  }

  private func open(_ file: FaceFile) -> Face? {
    if let known = faces[file] { return known }
    let face = Face(file: file, id: table.id(of: file))
    faces[file] = .some(face)
    if let face {
      table.keep(face.bytes, of: face.id)
    } else {
      ErrorStream.write("The font \(file.path) cannot be read; its text is drawn in another one.")
    }
    return face
  }
}
