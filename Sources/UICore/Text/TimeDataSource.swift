import Foundation

/// What a text shows that follows the clock: the date, or what is measured from it.
public struct TimeDataSource<Value>: Sendable {
  /// The value at a moment.
  fileprivate let value: @Sendable (Date) -> Value
  /// The moment at which there is a value.
  fileprivate let moment: @Sendable (Value) -> Date
}

extension TimeDataSource {
  /// The current date.
  public static var currentDate: TimeDataSource<Date> { TimeDataSource<Date>(value: { $0 }, moment: { $0 }) }

  /// From a date until now; empty while the date is to come.
  public static func dateRange(startingAt date: Date) -> TimeDataSource<Range<Date>> {
    TimeDataSource<Range<Date>>(value: { date..<max(date, $0) }, moment: { $0.upperBound })
  }

  /// From now until a date; empty once the date is past.
  public static func dateRange(endingAt date: Date) -> TimeDataSource<Range<Date>> {
    TimeDataSource<Range<Date>>(value: { min(date, $0)..<date }, moment: { $0.lowerBound })
  }

  /// The time since a date; negative while the date is to come.
  public static func durationOffset(to date: Date) -> TimeDataSource<Duration> {
    TimeDataSource<Duration>(
      value: { .seconds($0.timeIntervalSince(date)) }, moment: { date.addingTimeInterval($0 / .seconds(1)) })
  }
}

extension Text {
  /// The time as a style writes it. The text is made anew when the style says that it changes, and no more often.
  ///
  /// What the style leaves to the device is the environment's.
  public init<V, F: DiscreteFormatStyle>(_ source: TimeDataSource<V>, format: F)
  where F.FormatInput == V, F.FormatOutput == String {
    self.init(.formatted(LiveValue(source, format) { [Run(string: $0)] }))
  }

  /// The time as a style writes it, with the attributes that the style gives it; see the other initializer.
  public init<V, F: DiscreteFormatStyle>(_ source: TimeDataSource<V>, format: F)
  where F.FormatInput == V, F.FormatOutput == AttributedString {
    self.init(.formatted(LiveValue(source, format) { Text($0).runs }))
  }
}

/// A value that follows the clock, with its style.
private final class LiveValue<Style: DiscreteFormatStyle>: FormattedText, @unchecked Sendable {
  private let source: TimeDataSource<Style.FormatInput>
  private let style: Style
  private let runs: (Style.FormatOutput) -> [Text.Run]
  /// A moment counts as come up to this many seconds early, because timers and dates are rounded separately.
  private static var tolerance: Double { 1e-4 }

  init(
    _ source: TimeDataSource<Style.FormatInput>, _ style: Style, _ runs: @escaping (Style.FormatOutput) -> [Text.Run]
  ) { (self.source, self.style, self.runs) = (source, style, runs) }

  override var mayChange: Bool { true }

  override func runs(in context: TextContext) -> [Text.Run] {
    let style = style.completed(in: context)
    let now = context.now().addingTimeInterval(Self.tolerance)
    let value = source.value(now)
    if let changes = context.changes, let next = style.discreteInput(after: value) {
      let moment = max(source.moment(next), now.addingTimeInterval(Self.tolerance))
      changes.next = min(changes.next ?? moment, moment)
    }
    return runs(style.format(value))
  }
}
