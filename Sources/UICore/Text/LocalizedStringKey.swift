import Foundation
import Markdown

/// The text of a label: a string literal with interpolated values, in Markdown.
///
/// It is the key of a translation: each value is a specifier there, `%@` for texts, `%lld` for whole numbers, `%lf` for
/// others. Strong, emphasis, code, strikethrough and links are shown; interpolated values are shown as they are.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
  private enum Content: Equatable, Sendable {
    case literal(String)
    case segments([Segment])
  }
  fileprivate enum Segment: Equatable, Sendable {
    case literal(String)
    case value(FormatArgument)
  }
  private let content: Content

  /// The text of a string in Markdown.
  public init(_ value: String) { content = .literal(value) }
  public init(stringLiteral value: String) { self.init(value) }
  public init(stringInterpolation: StringInterpolation) { content = .segments(stringInterpolation.segments) }

  /// The text without attributes.
  var string: String { runs(in: .process).map(\.string).joined() }

  /// As it stands in tables of translations.
  var key: String {
    switch content {
    case .literal(let string): return string
    case .segments(let segments):
      // Without values there is no format, and percent signs are themselves.
      let isFormat = segments.contains { if case .value = $0 { true } else { false } }
      return segments.map { segment in
        switch segment {
        case .literal(let literal): isFormat ? literal.replacingOccurrences(of: "%", with: "%%") : literal
        case .value(let argument): argument.specifier
        }
      }.joined()
    }
  }

  /// The values, in order.
  var arguments: [FormatArgument] {
    guard case .segments(let segments) = content else { return [] }
    return segments.compactMap { if case .value(let argument) = $0 { argument } else { nil } }
  }

  /// Whether a value may change with the time.
  var mayChange: Bool {
    guard case .segments(let segments) = content else { return false }
    return segments.contains { segment in
      if case .value(let argument) = segment, case .text(let text) = argument.value { text.mayChange } else { false }
    }
  }

  /// What is shown of the key itself, as it is written.
  func literal(in context: TextContext) -> String {
    runs(in: context, isMarkdown: false).map(\.string).joined()
  }

  /// What is shown of the key itself.
  func runs(in context: TextContext, isMarkdown: Bool = true) -> [Text.Run] {
    switch content {
    case .literal(let string):
      return isMarkdown && InlineMarkdown.mayHoldStyles(string)
        ? MarkdownTemplate(string).runs : [Text.Run(string: string)]
    case .segments(let segments):
      var builder = StyledRunBuilder(isMarkdown: isMarkdown)
      for segment in segments {
        switch segment {
        case .literal(let literal): builder.appendLiteral(literal)
        case .value(let argument):
          if case .text(let text) = argument.value {
            builder.append(text.runs(in: context))
          } else {
            builder.appendValue(argument.shown)
          }
        }
      }
      return builder.styledRuns
    }
  }

  /// Collects the segments of a string literal; called by the compiler.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var segments: [Segment] = []

    public init(literalCapacity: Int, interpolationCount: Int) { segments.reserveCapacity(2 * interpolationCount + 1) }

    private mutating func append(_ value: FormatArgument.Value, _ shown: String, specifier: String = "%@") {
      segments.append(.value(FormatArgument(value: value, shown: shown, specifier: specifier)))
    }

    private mutating func append(_ string: String) { append(.string, string) }

    public mutating func appendLiteral(_ literal: String) {
      if !literal.isEmpty { segments.append(.literal(literal)) }
    }
    public mutating func appendInterpolation(_ string: String) { append(string) }
    public mutating func appendInterpolation<T>(_ value: T) { append("\(value)") }
    /// Prints a number as its format in the key does: six decimals for `%lf`.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
      let argument = FormatArgument.Value(value._arg)
      let specifier = value._specifier
      if case .number(let number) = argument {
        append(argument, String(format: "%f", number), specifier: specifier)
      } else {
        append(argument, "\(value)", specifier: specifier)
      }
    }
    public mutating func appendInterpolation(_ text: Text) { append(.text(text), "") }

    /// Appends a value as a style writes it: in the environment's locale, where the style has none of its own.
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
      appendInterpolation(Text(input, format: format))
    }

    /// Appends a number in a C format such as `%.2f`.
    public mutating func appendInterpolation<T: CVarArg>(_ value: T, specifier: String) {
      append(FormatArgument.Value(value), String(format: specifier, value), specifier: specifier)
    }
  }
}
