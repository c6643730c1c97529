import Foundation

/// Names and queries without case, accents and width, as bytes: what a search compares.
enum NameFolding {
  /// Bytes that are no UTF-8 become replacement characters, as they do where the name is shown.
  static func fold(_ name: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    var folded: [UInt8] = []
    folded.reserveCapacity(name.count)
    if name.allSatisfy({ $0 < 0x80 }) {
      for byte in name { folded.append(lowercase(byte)) }
      return folded
    }
    let text = String(decoding: name, as: UTF8.self)
    for scalar in text.unicodeScalars {
      let value = scalar.value
      if value < 0x80 {
        folded.append(lowercase(UInt8(value)))
      } else if value < tableEnd {
        folded += table[Int(value)]
      } else if ideographs.contains(value) {
        folded += UTF8.encode(scalar)!
      } else {
        return Array(foldSlowly(text).utf8.prefix(Int(UInt16.max)))
      }
    }
    return folded
  }

  static func fold(_ text: String) -> [UInt8] {
    Array(text.utf8).withUnsafeBufferPointer(fold)
  }

  /// Whether folding would change nothing, as it is for most names.
  static func isFolded(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
    name.allSatisfy { $0 < 0x80 && !isUppercase($0) }
  }

  private static func isUppercase(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "A") < 26 }
  private static func lowercase(_ byte: UInt8) -> UInt8 { isUppercase(byte) ? byte | 0x20 : byte }

  /// Latin, Greek and Cyrillic letters and the accents that follow them, each folded once: Foundation takes microseconds
  /// for every name.
  private static let tableEnd: UInt32 = 0x530
  private static let table: [[UInt8]] = (0..<tableEnd).map { value in
    guard let scalar = Unicode.Scalar(value), scalar.properties.canonicalCombiningClass == .notReordered else {
      return []
    }
    return Array(foldSlowly(String(scalar)).utf8)
  }
  /// Chinese characters have neither case nor accents.
  private static let ideographs: Range<UInt32> = 0x4E00..<0xA000

  private static func foldSlowly(_ text: String) -> String {
    text.folding(options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
  }
}
