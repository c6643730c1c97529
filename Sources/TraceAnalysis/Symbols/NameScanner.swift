/// Scans demangled names, in which brackets may contain anything.
enum NameScanner {
  /// One name between dots.
  struct Name {
    var text: String
    /// Its arguments, reduced to labels: `(from:_:)`. Empty if it has none.
    var labels = ""
  }

  /// The text after the last `word` outside of brackets; everything if there is none.
  static func afterLast(_ word: String, _ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var start = text.startIndex
    each(word, in: text) { end in
      start = end
      return true
    }
    return text[start...]
  }

  /// The text before the first `word` outside of brackets.
  static func before(_ word: String, _ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var end = text.endIndex
    each(word, in: text) { wordEnd in
      end = wordEnd - word.utf8.count
      return false
    }
    return text[..<end]
  }

  /// Calls `body` with the end of each `word` outside of brackets, until `body` returns false.
  private static func each(_ word: String, in text: ArraySlice<UInt8>, _ body: (Int) -> Bool) {
    let word = Array(word.utf8)
    var (depth, last) = (0, UInt8(0))
    for (index, byte) in zip(text.indices, text) {
      depth = max(0, depth + nesting(byte, after: last))
      last = byte
      if depth == 0, byte == word[0], text[index...].starts(with: word), !body(index + word.count) { return }
    }
  }

  /// The names between dots up to the first blank. If they begin with the module of an extension, that too.
  static func names(_ text: ArraySlice<UInt8>) -> (names: [Name], extending: String?) {
    var names: [Name] = []
    var extending: String?
    var part: [UInt8] = []
    var partLabels: [UInt8] = []
    func close() {
      if !part.isEmpty {
        names.append(
          Name(text: String(decoding: part, as: UTF8.self), labels: String(decoding: partLabels, as: UTF8.self)))
      }
      (part, partLabels) = ([], [])
    }
    let extensionMark = Array("extension in ".utf8)
    var index = text.startIndex
    loop: while index < text.endIndex {
      let byte = text[index]
      switch byte {
      case UInt8(ascii: "."): close()
      case UInt8(ascii: " "): break loop
      case UInt8(ascii: "<"), UInt8(ascii: "["), UInt8(ascii: "("):
        let end = closing(of: index, in: text)
        let content = text[min(index + 1, end)..<end]
        index = end
        guard byte == UInt8(ascii: "(") else { break }
        if content.starts(with: extensionMark) {
          // `(extension in Foundation):Swift.Double…`
          if names.isEmpty { extending = String(decoding: content.dropFirst(extensionMark.count), as: UTF8.self) }
          index = min(end + 1, text.endIndex - 1)
        } else if part.isEmpty {
          // `(Row in _1A2B…)` is a private name.
          part += content.prefix { $0 != UInt8(ascii: " ") }
        } else {
          partLabels = labels(content)
        }
      default: part.append(byte)
      }
      index += 1
    }
    close()
    return (names, extending)
  }

  /// The index of the bracket that closes the one at `start`; the last index if none does.
  static func closing(of start: Int, in text: ArraySlice<UInt8>) -> Int {
    var depth = 0
    for index in start..<text.endIndex {
      depth += nesting(text[index], after: index > start ? text[index - 1] : 0)
      if depth == 0 { return index }
    }
    return text.endIndex - 1
  }

  /// 1 for an opening bracket, -1 for a closing one. The `>` of an arrow is not a bracket.
  private static func nesting(_ byte: UInt8, after last: UInt8) -> Int {
    switch byte {
    case UInt8(ascii: "("), UInt8(ascii: "<"), UInt8(ascii: "["): 1
    case UInt8(ascii: ")"), UInt8(ascii: "]"): -1
    case UInt8(ascii: ">"): last == UInt8(ascii: "-") ? 0 : -1
    default: 0
    }
  }

  /// `(from:)` for `from: Foundation.NSNumber`. An argument without a label is `_:`.
  private static func labels(_ content: ArraySlice<UInt8>) -> [UInt8] {
    var result = [UInt8(ascii: "(")]
    var word: [UInt8] = []
    var (depth, last) = (0, UInt8(0))
    var isLabelled = false
    func close() {
      if !isLabelled, !word.isEmpty { result += "_:".utf8 }
      (word, isLabelled) = ([], false)
    }
    for byte in content {
      depth += nesting(byte, after: last)
      last = byte
      switch byte {
      case UInt8(ascii: ",") where depth == 0: close()
      case UInt8(ascii: ":") where depth == 0 && !isLabelled:
        result += word + [byte]
        isLabelled = true
      case UInt8(ascii: " "): break
      default: word.append(byte)
      }
    }
    close()
    return result + [UInt8(ascii: ")")]
  }
}
