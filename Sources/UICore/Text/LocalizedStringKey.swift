import Foundation
import Markdown

/// The text of a label: a string literal with interpolated values, in Markdown.
///
/// Strong, emphasis, code, strikethrough and links are shown; interpolated values are shown as they are.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
  let runs: [Text.Run]

  /// The text of a string in Markdown.
  public init(_ value: String) {
    runs = InlineMarkdown.mayHoldStyles(value) ? MarkdownTemplate(value).runs : [Text.Run(string: value)]
  }
  public init(stringLiteral value: String) { self.init(value) }
  public init(stringInterpolation: StringInterpolation) { runs = stringInterpolation.styledRuns }

  /// The text without attributes.
  var string: String { runs.map(\.string).joined() }

  /// Collects the segments of a string literal; called by the compiler.
  public struct StringInterpolation: StringInterpolationProtocol {
    private var runs: [Text.Run] = []
    /// Where values stand among the runs.
    private var values: [MarkdownTemplate.Place] = []
    private var hasStyles = false

    public init(literalCapacity: Int, interpolationCount: Int) {}

    fileprivate var styledRuns: [Text.Run] { hasStyles ? MarkdownTemplate(runs, values: values).runs : runs }

    private mutating func append(_ string: String, isValue: Bool = true) {
      if string.isEmpty { return }
      if let last = runs.indices.last, runs[last].attributes == TextAttributes() {
        runs[last].string += string
      } else {
        runs.append(Text.Run(string: string))
      }
      guard isValue else { return }
      let end = runs[runs.count - 1].string.utf8.count
      values.append(MarkdownTemplate.Place(run: runs.count - 1, bytes: end - string.utf8.count..<end))
    }

    private mutating func append(_ text: Text) {
      for run in text.runs {
        runs.append(run)
        values.append(MarkdownTemplate.Place(run: runs.count - 1, bytes: 0..<run.string.utf8.count))
      }
    }

    public mutating func appendLiteral(_ literal: String) {
      hasStyles = hasStyles || InlineMarkdown.mayHoldStyles(literal)
      append(literal, isValue: false)
    }
    public mutating func appendInterpolation(_ string: String) { append(string) }
    public mutating func appendInterpolation<T>(_ value: T) { append("\(value)") }
    /// Prints six decimals, as the format `%lf` of a localized key does.
    public mutating func appendInterpolation(_ value: Double) { append(String(format: "%f", value)) }
    public mutating func appendInterpolation(_ value: Float) { append(String(format: "%f", Double(value))) }
    public mutating func appendInterpolation(_ value: CGFloat) { append(String(format: "%f", Double(value))) }
    public mutating func appendInterpolation(_ text: Text) { append(text) }

    /// Appends a value in a format.
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String { append(format.format(input)) }

    /// Appends a number in a C format such as `%.2f`.
    public mutating func appendInterpolation<T: CVarArg>(_ value: T, specifier: String) {
      append(String(format: specifier, value))
    }
  }
}
