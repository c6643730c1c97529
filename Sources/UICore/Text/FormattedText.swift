import Foundation

/// A value that a style writes, once it is known where.
///
/// Made once and never changed: values that are written are values by nature.
class FormattedText: Equatable, @unchecked Sendable {
  /// The number that it is; nil for other values.
  var number: Double? { nil }

  /// Whether the words may change with the time.
  var mayChange: Bool { false }

  /// What is shown, where it has no attributes.
  func string(in context: TextContext) -> String { "" }

  /// What is shown.
  func runs(in context: TextContext) -> [Text.Run] { [Text.Run(string: string(in: context))] }

  func isEqual(to other: FormattedText) -> Bool { self === other }

  static func == (a: FormattedText, b: FormattedText) -> Bool { a === b || a.isEqual(to: b) }
}

/// A value with its style.
final class StyledValue<Style: FormatStyle>: FormattedText, @unchecked Sendable
where Style.FormatInput: Equatable, Style.FormatOutput == String {
  private let input: Style.FormatInput
  private let style: Style

  init(_ input: Style.FormatInput, _ style: Style) { (self.input, self.style) = (input, style) }

  override var number: Double? {
    switch input {
    case let value as any BinaryInteger: Double(value)
    case let value as any BinaryFloatingPoint: Double(value)
    case let value as Decimal: NSDecimalNumber(decimal: value).doubleValue
    default: nil
    }
  }

  override func string(in context: TextContext) -> String { style.completed(in: context).format(input) }

  override func isEqual(to other: FormattedText) -> Bool {
    guard let other = other as? StyledValue<Style> else { return false }
    return input == other.input && style == other.style
  }
}

/// A value with its style, which gives attributes to what it writes.
final class AttributedValue<Style: FormatStyle>: FormattedText, @unchecked Sendable
where Style.FormatInput: Equatable, Style.FormatOutput == AttributedString {
  private let input: Style.FormatInput
  private let style: Style

  init(_ input: Style.FormatInput, _ style: Style) { (self.input, self.style) = (input, style) }

  override func runs(in context: TextContext) -> [Text.Run] {
    Text(style.completed(in: context).format(input)).runs(in: context)
  }

  override func isEqual(to other: FormattedText) -> Bool {
    guard let other = other as? AttributedValue<Style> else { return false }
    return input == other.input && style == other.style
  }
}

extension Text {
  /// The number that it is, in a style; nil for other texts.
  var number: Double? {
    guard parts.count == 1, case .formatted(let value) = parts[0].content else { return nil }
    return value.number
  }
}

extension FormatStyle {
  /// The style with what it leaves to the device taken from a context. What was set stays, since it differs from the
  /// device's, which follows the settings.
  func completed(in context: TextContext) -> Self {
    let style = self == locale(.autoupdatingCurrent) ? locale(context.locale()) : self
    guard let dated = style as? any DatedFormatStyle else { return style }
    return dated.completed(in: context) as? Self ?? style
  }
}

/// A style with a calendar of its own.
protocol DatedFormatStyle {
  var calendar: Calendar { get set }
  /// Changes the time zone, where the style has one that was left to the device.
  mutating func completeTimeZone(in context: TextContext)
}

extension DatedFormatStyle {
  mutating func completeTimeZone(in context: TextContext) {}

  fileprivate func completed(in context: TextContext) -> Self {
    var style = self
    if style.calendar == .autoupdatingCurrent { style.calendar = context.calendar() }
    style.completeTimeZone(in: context)
    return style
  }
}

extension Date.FormatStyle: DatedFormatStyle {
  mutating func completeTimeZone(in context: TextContext) {
    if timeZone == .autoupdatingCurrent { timeZone = context.timeZone() }
  }
}
extension Date.IntervalFormatStyle: DatedFormatStyle {
  mutating func completeTimeZone(in context: TextContext) {
    if timeZone == .autoupdatingCurrent { timeZone = context.timeZone() }
  }
}
extension Date.RelativeFormatStyle: DatedFormatStyle {}

/// What styles leave to the device, as an environment says it.
package struct FormatPlace {
  private let context: TextContext

  package init(locale: Locale, calendar: Calendar, timeZone: TimeZone) {
    var context = TextContext { locale }
    (context.calendar, context.timeZone) = ({ calendar }, { timeZone })
    self.context = context
  }

  /// A style with what it leaves to the device.
  package func completed<Style: FormatStyle>(_ style: Style) -> Style { style.completed(in: context) }

  /// A text without its attributes.
  package func words(of text: Text) -> String { text.plainString(in: context) }
}
