import Foundation

/// Read-only text.
///
/// It takes the width that it needs, up to the proposed width. It wraps by Unicode's line breaking rules and is
/// truncated with an ellipsis. Concatenate with `+`; each part keeps its style.
public struct Text: Equatable, Sendable {
  struct Run: Equatable, Sendable {
    var string: String
    var attributes = TextAttributes()
  }
  var runs: [Run]

  init(runs: [Run]) { self.runs = runs }

  /// Text without localization or interpolation.
  public init(verbatim content: String) { runs = [Run(string: content)] }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) { runs = [Run(string: String(content))] }

  /// Text with interpolated values. The key itself is shown: there is no lookup of translations.
  public init(_ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil)
  {
    runs = key.runs
  }

  /// A formatted value.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(verbatim: format.format(input))
  }

  /// A date in the format of the user's locale.
  public init(_ date: Date, style: DateStyle) {
    switch style {
    case .date: self.init(verbatim: date.formatted(date: .long, time: .omitted))
    case .time: self.init(verbatim: date.formatted(date: .omitted, time: .shortened))
    }
  }

  /// Which part of a date is shown.
  public enum DateStyle: Hashable, Sendable { case date, time }

  /// Appends a text; each keeps its style.
  package func followed(by text: Text) -> Text { Text(runs: runs + text.runs) }

  /// The text without attributes.
  var string: String { runs.map(\.string).joined() }

  /// Where text is truncated.
  public enum TruncationMode: Hashable, Sendable { case head, tail, middle }
  /// The case to which text is converted.
  public enum Case: Hashable, Sendable { case uppercase, lowercase }
}

extension Text {
  private func applying(_ change: (inout TextAttributes) -> Void) -> Text {
    var outer = TextAttributes()
    change(&outer)
    var copy = self
    for index in copy.runs.indices { copy.runs[index].attributes.inherit(outer) }
    return copy
  }

  public func font(_ font: Font?) -> Text { applying { $0.font = font } }
  public func fontWeight(_ weight: Font.Weight?) -> Text { applying { $0.weight = weight } }
  public func fontDesign(_ design: Font.Design?) -> Text { applying { $0.design = design } }
  public func bold() -> Text { applying { $0.weight = .emphasized } }
  public func bold(_ isActive: Bool) -> Text { isActive ? bold() : self }
  public func italic() -> Text { applying { $0.isItalic = true } }
  public func italic(_ isActive: Bool) -> Text { applying { $0.isItalic = isActive } }
  public func monospaced(_ isActive: Bool = true) -> Text { isActive ? applying { $0.design = .monospaced } : self }
  public func monospacedDigit() -> Text { applying { $0.hasMonospacedDigits = true } }
  public func foregroundColor(_ color: Color?) -> Text { applying { $0.color = color } }
  public func foregroundStyle(_ color: Color) -> Text { applying { $0.color = color } }
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    applying { $0.underline = .init(isActive: isActive, color: color) }
  }
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    applying { $0.strikethrough = .init(isActive: isActive, color: color) }
  }
  /// - Parameter kerning: points between characters.
  public func kerning(_ kerning: CGFloat) -> Text { applying { $0.kerning = kerning } }
  public func tracking(_ tracking: CGFloat) -> Text { applying { $0.tracking = tracking } }
  /// - Parameter baselineOffset: points upwards.
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text { applying { $0.baselineOffset = baselineOffset } }
}

extension Text {
  /// The text without its attributes.
  package var plainString: String { runs.map(\.string).joined() }
}
