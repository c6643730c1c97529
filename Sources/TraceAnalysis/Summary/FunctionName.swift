/// Demangled names of functions, short enough for a line.
public enum FunctionName {
  /// Without module, generic arguments, types of arguments and the result: `NumberFormatter.string(from:)` for
  /// `Foundation.NumberFormatter.string(from: Foundation.NSNumber) -> Swift.String?`. Cost: linear, at most 2,000
  /// bytes of the name are looked at.
  public static func short(_ name: String) -> String {
    var text = Array(name.utf8.prefix(2000))
    var prefix = ""
    for noise in leading {
      while text.starts(with: noise) { text.removeFirst(noise.count) }
    }
    if ["generic ", "function signature "].contains(where: { text.starts(with: $0.utf8) }) {
      text = Array(afterLast(" of ", in: text))
    }
    let witness = Array("protocol witness for ".utf8)
    if text.starts(with: witness) {
      // What follows the function, ` in conformance …`, has an ` in ` of its own.
      text = Array(
        text.dropFirst(witness.count).prefix(max(0, beforeFirst(" in conformance ", in: text) - witness.count)))
    }
    let inside = afterLast(" in ", in: text)
    if inside.count < text.count, text.starts(with: "closure #".utf8) { prefix = "closure in " }
    var parts = components(inside)
    // One component is a C function or has no module.
    if parts.count > 1 { parts.removeFirst() }
    let result = parts.joined(separator: ".")
    return result.isEmpty ? name : prefix + result
  }

  private static let leading = [
    "merged ", "partial apply forwarder for ", "partial apply for ", "specialized ", "dispatch thunk of ", "static ",
    "implicit ", "@objc ",
  ].map { Array($0.utf8) }

  /// What follows the last `word` that is in no brackets.
  private static func afterLast(_ word: String, in text: [UInt8]) -> ArraySlice<UInt8> {
    let word = Array(word.utf8)
    var (depth, start) = (0, 0)
    for (index, byte) in text.enumerated() {
      depth = max(0, depth + nesting(byte, before: index > 0 ? text[index - 1] : 0))
      if depth == 0, byte == word[0], text[index...].starts(with: word) { start = index + word.count }
    }
    return text[start...]
  }

  /// Where `word` begins; the end where it does not occur.
  private static func beforeFirst(_ word: String, in text: [UInt8]) -> Int {
    let word = Array(word.utf8)
    return text.indices.first { text[$0] == word[0] && text[$0...].starts(with: word) } ?? text.count
  }

  /// 1 for an opening bracket, -1 for a closing one; the `>` of an arrow is none.
  private static func nesting(_ byte: UInt8, before last: UInt8) -> Int {
    switch byte {
    case UInt8(ascii: "("), UInt8(ascii: "<"), UInt8(ascii: "["): 1
    case UInt8(ascii: ")"), UInt8(ascii: "]"): -1
    case UInt8(ascii: ">"): last == UInt8(ascii: "-") ? 0 : -1
    default: 0
    }
  }

  /// The names between dots, arguments reduced to their labels.
  private static func components(_ text: ArraySlice<UInt8>) -> [String] {
    var parts: [String] = []
    var part: [UInt8] = []
    var index = text.startIndex
    loop: while index < text.endIndex {
      let byte = text[index]
      switch byte {
      case UInt8(ascii: "."):
        if !part.isEmpty { parts.append(String(decoding: part, as: UTF8.self)) }
        part = []
      case UInt8(ascii: " "): break loop
      case UInt8(ascii: "<"), UInt8(ascii: "["), UInt8(ascii: "("):
        let end = closing(of: index, in: text)
        let content = text[min(index + 1, end)..<end]
        if byte == UInt8(ascii: "(") {
          if content.starts(with: "extension in ".utf8) {
            // `(extension in Foundation):Swift.Double…`
            index = min(end + 2, text.endIndex)
            continue loop
          }
          // `(Row in _1A2B…)` is a private name.
          part += part.isEmpty ? Array(content.prefix { $0 != UInt8(ascii: " ") }) : labels(content)
        }
        index = end
      default: part.append(byte)
      }
      index += 1
    }
    if !part.isEmpty { parts.append(String(decoding: part, as: UTF8.self)) }
    return parts
  }

  /// The index of the bracket that closes the one at `start`; the last index where none does.
  private static func closing(of start: Int, in text: ArraySlice<UInt8>) -> Int {
    var depth = 0
    for index in start..<text.endIndex {
      depth += nesting(text[index], before: index > start ? text[index - 1] : 0)
      if depth == 0 { return index }
    }
    return text.endIndex - 1
  }

  /// `(from:)` of `from: Foundation.NSNumber`; an argument without a label is `_:`.
  private static func labels(_ content: ArraySlice<UInt8>) -> [UInt8] {
    var result = [UInt8(ascii: "(")]
    var word: [UInt8] = []
    var depth = 0
    var isLabelled = false
    func close() {
      guard !isLabelled, !word.isEmpty else { return }
      result += "_:".utf8
    }
    for (index, byte) in zip(content.indices, content) {
      depth += nesting(byte, before: index > content.startIndex ? content[index - 1] : 0)
      switch byte {
      case UInt8(ascii: ",") where depth == 0:
        close()
        (word, isLabelled) = ([], false)
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
