import Foundation

extension StyledText {
  /// A paragraph without the characters that end it.
  struct Paragraph {
    var text: StyledText
    /// How many UTF-16 units end the paragraph: 2 for a carriage return with a line feed, 0 at the end of the text.
    var terminatorCount: Int
  }

  /// What lies between hard line breaks, as ``TextAnalyzer`` cuts it. Some 2 ns a byte.
  func paragraphs() -> [Paragraph] {
    var result: [Paragraph] = []
    var current: [Run] = []
    var isAfterReturn = false
    for run in runs {
      var text = run.text
      text.withUTF8 { bytes in
        var start = 0
        var at = 0
        while at < bytes.count {
          let length = Self.terminatorLength(bytes, at)
          guard length > 0 else {
            isAfterReturn = false
            at += 1
            continue
          }
          if isAfterReturn, bytes[at] == 0x0A {
            result[result.count - 1].terminatorCount = 2
            isAfterReturn = false
          } else {
            // An empty paragraph is as high as what ends it.
            if at > start || current.isEmpty { current.append(run.part(bytes[start..<at])) }
            result.append(Paragraph(text: StyledText(runs: current), terminatorCount: 1))
            current = []
            isAfterReturn = bytes[at] == 0x0D
          }
          at += length
          start = at
        }
        if start < bytes.count { current.append(run.part(bytes[start...])) }
      }
    }
    if current.isEmpty, let last = runs.last { current = [Run("", last.attributes)] }
    result.append(Paragraph(text: StyledText(runs: current), terminatorCount: 0))
    return result
  }

  /// How many bytes long the line terminator is that begins at `index`; 0 for other characters.
  @inline(__always)
  private static func terminatorLength(_ bytes: UnsafeBufferPointer<UInt8>, _ index: Int) -> Int {
    switch bytes[index] {
    case 0x0A...0x0D: return 1
    case 0xC2: return index + 1 < bytes.count && bytes[index + 1] == 0x85 ? 2 : 0
    case 0xE2:
      // U+2028 and U+2029.
      guard index + 2 < bytes.count, bytes[index + 1] == 0x80 else { return 0 }
      return bytes[index + 2] & 0xFE == 0xA8 ? 3 : 0
    default: return 0
    }
  }
}

extension StyledText.Run {
  fileprivate func part(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Self {
    Self(String(decoding: UnsafeBufferPointer(rebasing: bytes), as: UTF8.self), attributes)
  }
}
