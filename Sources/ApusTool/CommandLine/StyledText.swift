import SafeOutput

/// Text in pieces with styles. It must also be understood without the styles.
public struct StyledText: ExpressibleByStringLiteral, Sendable, Equatable {
  /// How a piece looks on a console; the raw value is the parameter of its SGR escape sequence (ECMA-48).
  public enum Style: String, Sendable {
    /// As the console shows text.
    case plain = ""
    /// What counts most in its line.
    case bold = "1"
    /// What may be passed over.
    case dim = "2"
    /// Bad: an error, a critical value.
    case red = "31"
    /// A warning.
    case orange = "33"
    /// Good.
    case green = "32"
    /// The title of a section.
    case heading = "1;4"
  }

  struct Run: Sendable, Equatable {
    var text: String
    var style: Style
  }

  private(set) var runs: [Run]

  /// - Parameter text: characters that a terminal would obey are made visible, because names come from files.
  public init(_ text: String, _ style: Style = .plain) {
    runs = [Run(text: TerminalText.printable(text), style: style)]
  }

  /// Text without a style.
  public init(stringLiteral value: String) { self.init(value) }

  /// One text after the other, each in its styles.
  public static func + (left: StyledText, right: StyledText) -> StyledText {
    var result = left
    result.runs += right.runs
    return result
  }

  /// Appends a text in its styles.
  public static func += (left: inout StyledText, right: StyledText) { left.runs += right.runs }

  /// The number of characters. Nearly every text has as many columns.
  public var width: Int { runs.reduce(0) { $0 + $1.text.count } }

  /// At most `limit` characters. A shortened text ends with an ellipsis, between two words if there is a blank near the
  /// end.
  public func cut(to limit: Int) -> StyledText {
    guard width > limit else { return self }
    var result = StyledText("")
    var left = max(0, limit - 1)
    let text = runs.map(\.text).joined().prefix(left + 1)
    if let blank = text.dropFirst(max(0, left - 24)).lastIndex(of: " ") {
      left = text.distance(from: text.startIndex, to: blank) + 1
      if left >= limit { left = limit - 1 }
    }
    for run in runs where left > 0 {
      result.runs.append(Run(text: String(run.text.prefix(left)), style: run.style))
      left -= run.text.count
    }
    return limit > 0 ? result + "…" : result
  }

  /// At most `limit` characters. A shortened text has an ellipsis in the middle, because both ends of names and paths
  /// matter.
  public func elided(to limit: Int) -> StyledText {
    guard width > limit else { return self }
    guard limit > 0 else { return "" }
    // The end is where similar names differ.
    var (head, tail) = ((limit - 1) / 3, limit - 1 - (limit - 1) / 3)
    var result = StyledText("")
    var skipped = width - limit + 1
    var isMarked = false
    for run in runs {
      var text = Substring(run.text)
      let start = text.prefix(head)
      head -= start.count
      text = text.dropFirst(start.count)
      result.runs.append(Run(text: String(start), style: run.style))
      guard !text.isEmpty else { continue }
      if !isMarked { result.runs.append(Run(text: "…", style: run.style)) }
      isMarked = true
      let left = min(skipped, text.count)
      skipped -= left
      let end = text.dropFirst(left).prefix(tail)
      tail -= end.count
      result.runs.append(Run(text: String(end), style: run.style))
    }
    return result
  }

  /// The text without blanks at its end.
  var trimmed: StyledText {
    var result = self
    while let last = result.runs.popLast() {
      guard let end = last.text.lastIndex(where: { $0 != " " }) else { continue }
      result.runs.append(Run(text: String(last.text[...end]), style: last.style))
      break
    }
    return result
  }

  func rendered(isColoured: Bool) -> String {
    runs.map { run in
      isColoured && run.style != .plain && !run.text.isEmpty
        ? "\u{1B}[\(run.style.rawValue)m\(run.text)\u{1B}[0m" : run.text
    }.joined()
  }
}
