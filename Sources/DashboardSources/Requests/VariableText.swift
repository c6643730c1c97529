/// Inserts the values of variables into the text of a query.
public enum VariableText {
  /// Replaces `$name`, `${name}`, `${name:format}` and `[[name]]`. Several values become a regular expression.
  ///
  /// A name without a value stays unchanged. Inserted text is not replaced again.
  public static func replace(_ text: String, _ variables: [String: [String]]) -> String {
    var output = ""
    var rest = text[...]
    while let mark = rest.firstIndex(where: { $0 == "$" || $0 == "[" }) {
      output += rest[..<mark]
      rest = rest[mark...]
      if let (name, end) = name(rest), let values = variables[name] {
        output += joined(values)
        rest = rest[end...]
      } else {
        output.append(rest.removeFirst())
      }
    }
    return output + rest
  }

  /// The most characters between the braces of a variable: what is longer is none, and is not searched for its end.
  private static let longest = 200

  /// The variable's name at the text's start, and where it ends.
  private static func name(_ text: Substring) -> (name: String, end: Substring.Index)? {
    func plain(_ text: Substring) -> Substring {
      text.prefix { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
    }
    if text.hasPrefix("${") {
      guard let close = text.prefix(longest).firstIndex(of: "}") else { return nil }
      let inside = text[text.index(text.startIndex, offsetBy: 2)..<close]
      return (String(inside.prefix { $0 != ":" }), text.index(after: close))
    }
    if text.hasPrefix("[[") {
      guard let close = text.prefix(longest).firstRange(of: "]]") else { return nil }
      let inside = text[text.index(text.startIndex, offsetBy: 2)..<close.lowerBound]
      return (String(inside.prefix { $0 != ":" }), close.upperBound)
    }
    guard text.first == "$" else { return nil }
    let name = plain(text.dropFirst())
    return name.isEmpty ? nil : (String(name), name.endIndex)
  }

  private static func joined(_ values: [String]) -> String {
    if values.isEmpty || values.contains("*") { return ".*" }
    return values.count == 1 ? values[0] : "(" + values.joined(separator: "|") + ")"
  }
}
