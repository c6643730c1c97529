/// The words after the subcommand. Take options first, then operands, then call ``finish()``.
///
/// Options may come anywhere before `--`, as `--top 5` or `--top=5`. What follows `--` is never an option.
public struct Arguments {
  private var words: [String]
  /// The words after `--`; nil if there is no `--`.
  private var tail: [String]?

  /// Takes the words as the shell gave them.
  public init(_ words: [String]) {
    let split = words.firstIndex(of: "--")
    self.words = Array(words[..<(split ?? words.endIndex)])
    tail = split.map { Array(words[($0 + 1)...]) }
  }

  /// Whether one of the names was given.
  public mutating func flag(_ names: String...) -> Bool {
    let count = words.count
    words.removeAll(where: names.contains)
    return words.count < count
  }

  /// The value after one of the names. If there are several, the last one counts.
  public mutating func value(_ names: String...) throws(UsageError) -> String? {
    var result: String?
    while let index = words.firstIndex(where: { word in names.contains { word == $0 || word.hasPrefix($0 + "=") } }) {
      let word = words.remove(at: index)
      if let equals = word.firstIndex(of: "="), !names.contains(word) {
        result = String(word[word.index(after: equals)...])
      } else {
        guard index < words.count else { throw UsageError("\(word) needs a value") }
        result = words.remove(at: index)
      }
    }
    return result
  }

  /// A whole number of at least `minimum`.
  public mutating func integer(_ name: String, minimum: Int = 1) throws(UsageError) -> Int? {
    guard let text = try value(name) else { return nil }
    guard let number = Int(text), number >= minimum else {
      throw UsageError("\(name) takes a whole number from \(minimum), not '\(text)'")
    }
    return number
  }

  /// A number from 0 on, with decimals.
  public mutating func number(_ name: String) throws(UsageError) -> Double? {
    guard let text = try value(name) else { return nil }
    guard let number = Double(text), number.isFinite, number >= 0 else {
      throw UsageError("\(name) takes a number from 0, not '\(text)'")
    }
    return number
  }

  /// `--window A:B`, in seconds since the recording began; returned in nanoseconds. Either end may be missing.
  public mutating func window() throws(UsageError) -> Range<Int64>? {
    guard let text = try value("--window") else { return nil }
    let ends = text.split(separator: ":", omittingEmptySubsequences: false)
    let limit = 9e9
    guard ends.count == 2, let start = ends[0].isEmpty ? 0 : Double(ends[0]),
      let end = ends[1].isEmpty ? limit : Double(ends[1]), start >= 0, start < end, end <= limit
    else { throw UsageError("--window takes two times in seconds, as 1.5:3, not '\(text)'") }
    return Int64(start * 1e9)..<Int64(end * 1e9)
  }

  /// The next word that is not an option.
  public mutating func operand(_ name: String) throws(UsageError) -> String {
    guard let word = try optionalOperand() else { throw UsageError("\(name) is missing") }
    return word
  }

  /// The next word that is not an option; nil if there is none.
  public mutating func optionalOperand() throws(UsageError) -> String? {
    if let word = words.first {
      guard !word.hasPrefix("-") || word == "-" else { throw UsageError("unknown option '\(word)'") }
      return words.removeFirst()
    }
    guard let word = tail?.first else { return nil }
    tail?.removeFirst()
    return word
  }

  /// Everything after `--`, unchanged; nil without `--`.
  public mutating func rest() -> [String]? {
    defer { tail = nil }
    return tail
  }

  /// Throws if a word was not taken.
  public func finish() throws(UsageError) {
    guard let word = words.first ?? tail?.first else { return }
    throw UsageError(
      word.hasPrefix("-") && !words.isEmpty ? "unknown option '\(word)'" : "nothing to do with '\(word)'")
  }
}
