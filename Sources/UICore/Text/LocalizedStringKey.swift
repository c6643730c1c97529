import Foundation

/// The text of a label: a string literal with interpolated values.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
  let runs: [Text.Run]

  public init(_ value: String) { runs = [Text.Run(string: value)] }
  public init(stringLiteral value: String) { self.init(value) }
  public init(stringInterpolation: StringInterpolation) { runs = stringInterpolation.runs }

  /// The text without attributes.
  var string: String { runs.map(\.string).joined() }

  /// Collects the segments of a string literal; called by the compiler.
  public struct StringInterpolation: StringInterpolationProtocol {
    var runs: [Text.Run] = []

    public init(literalCapacity: Int, interpolationCount: Int) {}

    private mutating func append(_ string: String) {
      if string.isEmpty { return }
      if let last = runs.indices.last, runs[last].attributes == TextAttributes() {
        runs[last].string += string
      } else {
        runs.append(Text.Run(string: string))
      }
    }

    public mutating func appendLiteral(_ literal: String) { append(literal) }
    public mutating func appendInterpolation(_ string: String) { append(string) }
    public mutating func appendInterpolation<T>(_ value: T) { append("\(value)") }
    /// Prints six decimals, as the format `%lf` of a localized key does.
    public mutating func appendInterpolation(_ value: Double) { append(String(format: "%f", value)) }
    public mutating func appendInterpolation(_ value: Float) { append(String(format: "%f", Double(value))) }
    public mutating func appendInterpolation(_ value: CGFloat) { append(String(format: "%f", Double(value))) }
    public mutating func appendInterpolation(_ text: Text) { runs += text.runs }

    /// Appends a value in a format.
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String { append(format.format(input)) }

    /// Appends a number in a C format such as `%.2f`.
    public mutating func appendInterpolation<T: CVarArg>(_ value: T, specifier: String) {
      append(String(format: specifier, value))
    }
  }
}
