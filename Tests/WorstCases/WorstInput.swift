import Foundation

/// A file or an answer that makes the most work of its bytes: of any size, full of one thing.
struct WorstInput {
  let name: String
  /// Why more than linear work is allowed; such a kind is run by its name only.
  var exception: String?
  /// How much larger its inputs are than others', so that both are beyond a limit below which there is less work.
  var scale = 1
  /// An input of about so many bytes.
  let bytes: (Int) -> [UInt8]
}

extension WorstInput {
  /// Text between a beginning and an end.
  init(
    _ name: String, exception: String? = nil, _ beginning: String = "", _ end: String = "",
    _ middle: @escaping (Int) -> String
  ) {
    self.init(name: name, exception: exception) { Array((beginning + middle($0) + end).utf8) }
  }
}

/// The pieces that a text of one kind is made of, and what stands around them.
///
/// `§` in a piece stands for a number that no other piece of the text has.
struct Grammar {
  var name: String
  var beginning = ""
  var end = ""
  var pieces: [String]
  /// Beginnings with what ends them, which stand inside each other.
  var pairs: [(String, String)] = []
  var exception: String?
  /// See `WorstInput.scale`.
  var scale = 1

  /// Each piece many times, and each pair in itself many times.
  var cases: [WorstInput] { simpleCases.map(completed) }

  private var simpleCases: [WorstInput] {
    pieces.map { piece in WorstInput(label(piece), beginning, end) { Self.repeated(piece, $0) } }
      + pairs.map { open, close in
        WorstInput(label("\(open)…\(close)"), beginning, end) { bytes in
          let count = bytes / (open.utf8.count + close.utf8.count)
          return Self.repeated(open, count * open.utf8.count) + String(repeating: close, count: count)
        }
      }
  }

  /// Each two pieces in turn; half of the text the one and half the other; and one at both ends of many others.
  var combinations: [WorstInput] { simpleCombinations.map(completed) }

  private var simpleCombinations: [WorstInput] {
    pieces.flatMap { first in
      pieces.filter { $0 != first }.flatMap { second in
        [
          WorstInput(label("\(first) \(second) …"), beginning, end) { Self.repeated(first + second, $0) },
          WorstInput(label("\(first)… \(second)…"), beginning, end) {
            Self.repeated(first, $0 / 2) + Self.repeated(second, $0 / 2)
          },
          WorstInput(label("\(first) \(second)… \(first)"), beginning, end) {
            first + Self.repeated(second, $0) + first
          },
        ]
      }
    }
  }

  private func completed(_ one: WorstInput) -> WorstInput {
    var one = one
    one.exception = exception
    one.scale = scale
    return one
  }

  private func label(_ text: String) -> String {
    let shown = text.replacingOccurrences(of: "\n", with: "⏎")
    return "\(name): \(shown.count > 60 ? shown.prefix(59) + "…" : shown)"
  }

  /// A piece so often that the text has about so many bytes.
  static func repeated(_ piece: String, _ bytes: Int) -> String {
    let parts = piece.split(separator: "§", omittingEmptySubsequences: false)
    guard parts.count > 1 else { return String(repeating: piece, count: bytes / piece.utf8.count) }
    var text = ""
    var number = 0
    while text.utf8.count < bytes {
      text += parts.joined(separator: String(number))
      number += 1
    }
    return text
  }
}
