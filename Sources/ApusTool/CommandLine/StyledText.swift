/// Text in pieces, each with a look of its own; what it says is the same without looks.
public struct StyledText: ExpressibleByStringLiteral, Sendable, Equatable {
  public enum Style: String, Sendable {
    case plain = ""
    case bold = "1"
    case dim = "2"
    case red = "31"
    case orange = "33"
    case green = "32"
    case heading = "1;4"
  }

  struct Run: Sendable, Equatable {
    var text: String
    var style: Style
  }

  private(set) var runs: [Run]

  /// - Parameter text: control characters in it are shown, not obeyed: names come from files.
  public init(_ text: String, _ style: Style = .plain) { runs = [Run(text: Self.printable(text), style: style)] }

  public init(stringLiteral value: String) { self.init(value) }

  public static func + (left: StyledText, right: StyledText) -> StyledText {
    var result = left
    result.runs += right.runs
    return result
  }

  public static func += (left: inout StyledText, right: StyledText) { left.runs += right.runs }

  /// Characters, which are columns for nearly every text there is.
  public var width: Int { runs.reduce(0) { $0 + $1.text.count } }

  /// At most `limit` characters, the last one an ellipsis where something was cut.
  public func cut(to limit: Int) -> StyledText {
    guard width > limit else { return self }
    var result = StyledText("")
    var left = max(0, limit - 1)
    for run in runs where left > 0 {
      result.runs.append(Run(text: String(run.text.prefix(left)), style: run.style))
      left -= run.text.count
    }
    return limit > 0 ? result + "…" : result
  }

  func rendered(isColoured: Bool) -> String {
    runs.map { run in
      isColoured && run.style != .plain && !run.text.isEmpty
        ? "\u{1B}[\(run.style.rawValue)m\(run.text)\u{1B}[0m" : run.text
    }.joined()
  }

  static func printable(_ text: String) -> String {
    let isControl = { (scalar: Unicode.Scalar) in scalar.value < 0x20 || (0x7F..<0xA0).contains(scalar.value) }
    guard text.unicodeScalars.contains(where: isControl) else { return text }
    return String(String.UnicodeScalarView(text.unicodeScalars.map { isControl($0) ? "\u{FFFD}" : $0 }))
  }
}
