import Foundation

/// The words of a text as search compares them: without case, without diacritics, and with each character of a script that
/// has no spaces between words as a word of its own.
///
/// Indexing and searching both take a text apart here, so they always agree, whatever SQLite's own tokenizers do. Parts of
/// Chinese, Japanese, Korean, Thai, Lao, Khmer and Burmese texts are found as phrases of such characters, from one
/// character on, for which SQLite's trigrams would need three.
struct SearchWords {
  /// A word, as it is compared, and where it stands.
  struct Word: Equatable {
    var folded: String
    var range: Range<String.Index>
    /// Whether it is a single character of a script without spaces, which stands for a part of a word.
    var isPart: Bool
    /// Whether nothing parts it from the one before it.
    var isJoined: Bool
  }

  /// Bytes of one word that are compared.
  static let longestWord = 128

  /// The words of a text, in order. Time grows with its length.
  static func words(of text: String) -> [Word] {
    var words: [Word] = []
    var folded = ""
    var start: String.Index?
    var isJoined = false
    let scalars = text.unicodeScalars
    func end(at index: String.Index) {
      if let begin = start, !folded.isEmpty {
        words.append(Word(folded: folded, range: begin..<index, isPart: false, isJoined: isJoined))
        isJoined = true
      }
      folded = ""
      start = nil
    }
    var index = scalars.startIndex
    while index < scalars.endIndex {
      let scalar = scalars[index]
      let next = scalars.index(after: index)
      switch Kind(scalar) {
      case .letter:
        if start == nil { start = index }
        if folded.utf8.count < longestWord { fold(scalar, into: &folded) }
      case .mark:
        // Belongs to the letter before, of which it may be a diacritic or a sound.
        if start != nil, folded.utf8.count < longestWord, !isDiacritic(scalar) { folded.unicodeScalars.append(scalar) }
      case .part:
        end(at: index)
        var part = ""
        fold(scalar, into: &part)
        words.append(Word(folded: part, range: index..<next, isPart: true, isJoined: isJoined))
        isJoined = true
      case .invisible: break
      case .other:
        end(at: index)
        isJoined = false
      }
      index = next
    }
    end(at: scalars.endIndex)
    return words
  }

  /// The words with spaces between, as they are indexed.
  static func indexed(_ text: String) -> String {
    var result = ""
    result.reserveCapacity(text.utf8.count)
    for word in words(of: text) {
      if !result.isEmpty { result += " " }
      result += word.folded
    }
    return result
  }

  private enum Kind {
    case letter, mark, part, invisible, other

    init(_ scalar: Unicode.Scalar) {
      if scalar.isASCII {
        let isWord = ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar) || ("0"..."9").contains(scalar)
        self = isWord ? .letter : .other
        return
      }
      if SearchWords.hasNoSpaces(scalar) {
        self = .part
        return
      }
      switch scalar.properties.generalCategory {
      case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .decimalNumber,
        .letterNumber, .otherNumber:
        self = .letter
      case .nonspacingMark, .spacingMark, .enclosingMark: self = .mark
      // Soft hyphens, joiners and marks of direction stand inside of words.
      case .format: self = .invisible
      // Pictures are searched for too.
      case .otherSymbol: self = .part
      default: self = .other
      }
    }
  }

  /// Scripts that have no spaces between words.
  private static func hasNoSpaces(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0E00...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF,  // Thai, Lao; Burmese; Khmer
      0x2E80...0x2FDF, 0x3005...0x3007, 0x3021...0x3029, 0x3040...0x30FA, 0x30FC...0x318F, 0x31A0...0x31FF,
      0x3400...0x4DBF, 0x4E00...0x9FFF, 0xAC00...0xD7AF, 0xF900...0xFAFF, 0xFF66...0xFF9F, 0x20000...0x3FFFF:
      true
    default: false
    }
  }

  /// Accents, and the vowel points of Hebrew and Arabic.
  private static func isDiacritic(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0300...0x036F, 0x0483...0x0487, 0x0591...0x05BD, 0x05BF...0x05C7, 0x0610...0x061A, 0x064B...0x065F, 0x0670,
      0x06D6...0x06DC, 0x1AB0...0x1AFF, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE00...0xFE0F, 0xFE20...0xFE2F:
      true
    default: false
    }
  }

  private static func fold(_ scalar: Unicode.Scalar, into result: inout String) {
    if scalar.isASCII {
      let isUpper = ("A"..."Z").contains(scalar)
      result.unicodeScalars.append(isUpper ? Unicode.Scalar(UInt8(scalar.value) + 32) : scalar)
      return
    }
    // Upper case first: it makes `ss` of `ß` and letters of ligatures.
    let cased = scalar.properties.uppercaseMapping.lowercased()
    for part in cased.decomposedStringWithCompatibilityMapping.unicodeScalars {
      // Compatibility forms may be of several words; what parts them is left out.
      switch Kind(part) {
      case .letter, .part: result.unicodeScalars.append(contentsOf: part.properties.lowercaseMapping.unicodeScalars)
      case .mark where !isDiacritic(part): result.unicodeScalars.append(part)
      default: break
      }
    }
  }
}
