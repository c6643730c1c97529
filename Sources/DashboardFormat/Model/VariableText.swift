/// Inserts the values of variables into a text.
public enum VariableText {
  /// Replaces `$name`, `${name}`, `${name:format}`, `[[name]]` and `$name.value` in the text of a query. Several values
  /// become a regular expression.
  ///
  /// A name without a value stays unchanged. Inserted text is not replaced again. Cost: the length of the text.
  public static func replace(_ text: String, _ variables: [String: [String]]) -> String {
    filled(text, variables) { values in
      if values.isEmpty || values.contains("*") { return ".*" }
      return values.count == 1 ? values[0] : "(" + values.joined(separator: "|") + ")"
    }
  }

  /// The same for a text that people read: several values are a list, all of them `*`.
  public static func shown(_ text: String, _ variables: [String: [String]]) -> String {
    guard text.utf8.contains(UInt8(ascii: "$")) || text.utf8.contains(UInt8(ascii: "[")) else { return text }
    return filled(text, variables) { $0.isEmpty ? "*" : $0.joined(separator: ", ") }
  }

  private static func filled(
    _ text: String, _ variables: [String: [String]], _ joined: ([String]) -> String
  ) -> String {
    var output = ""
    var rest = text[...]
    var ends = NameEnds(text)
    while let mark = rest.firstIndex(where: { $0 == "$" || $0 == "[" }) {
      output += rest[..<mark]
      rest = rest[mark...]
      if let (values, end) = found(rest, &ends, variables) {
        output += joined(values)
        rest = rest[end...]
      } else {
        output.append(rest.removeFirst())
      }
    }
    return output + rest
  }

  /// The most characters of a variable without braces, bytes of one with them: what is longer is none.
  private static let longest = 200

  /// Where names in braces end. Each end is looked for once for all beginnings before it.
  private struct NameEnds {
    private let bytes: String.UTF8View
    /// The first end that is not before the place that was asked for last; the text's end for none; nil before a question.
    private var brace, brackets: String.Index?

    init(_ text: String) { bytes = text.utf8 }

    /// The `}` of a name that begins at a place.
    mutating func brace(from start: String.Index) -> String.Index? {
      if brace.map({ $0 < start }) ?? true {
        brace = bytes[start...].firstIndex(of: UInt8(ascii: "}")) ?? bytes.endIndex
      }
      return brace.flatMap { near($0, start) }
    }

    /// The `]]` of a name that begins at a place.
    mutating func brackets(from start: String.Index) -> String.Index? {
      if brackets.map({ $0 < start }) ?? true {
        let end = UInt8(ascii: "]")
        let pairs = zip(bytes[start...].indices, bytes[start...].dropFirst())
        brackets = pairs.first { bytes[$0] == end && $1 == end }?.0 ?? bytes.endIndex
      }
      return brackets.flatMap { near($0, start) }
    }

    private func near(_ end: String.Index, _ start: String.Index) -> String.Index? {
      end != bytes.endIndex && bytes.distance(from: start, to: end) < VariableText.longest ? end : nil
    }
  }

  /// The values of the variable at the text's start, and where its name ends.
  private static func found(
    _ text: Substring, _ ends: inout NameEnds, _ variables: [String: [String]]
  ) -> (values: [String], end: Substring.Index)? {
    if text.hasPrefix("${") {
      guard let close = ends.brace(from: text.startIndex) else { return nil }
      let inside = text[text.index(text.startIndex, offsetBy: 2)..<close]
      return variables[String(inside.prefix { $0 != ":" })].map { ($0, text.index(after: close)) }
    }
    if text.hasPrefix("[[") {
      guard let close = ends.brackets(from: text.startIndex) else { return nil }
      let inside = text[text.index(text.startIndex, offsetBy: 2)..<close]
      return variables[String(inside.prefix { $0 != ":" })].map { ($0, text.utf8.index(close, offsetBy: 2)) }
    }
    guard text.first == "$" else { return nil }
    return plain(text.dropFirst(), variables)
  }

  /// A name without braces: the longest that is a variable's. Datadog's have `-` and `.` in them, and `.value` after them.
  private static func plain(
    _ text: Substring, _ variables: [String: [String]]
  ) -> (values: [String], end: Substring.Index)? {
    var name = text.prefix(longest).prefix { character in
      character.isASCII && (character.isLetter || character.isNumber || "_-.".contains(character))
    }
    while !name.isEmpty {
      // A name ends where a word does.
      let next = text[name.endIndex...].first
      let isWhole = next.map { !($0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_")) } ?? true
      if isWhole, let values = variables[String(name)] {
        let rest = text[name.endIndex...]
        return (values, rest.hasPrefix(".value") ? rest.index(rest.startIndex, offsetBy: 6) : rest.startIndex)
      }
      name.removeLast()
    }
    return nil
  }
}
