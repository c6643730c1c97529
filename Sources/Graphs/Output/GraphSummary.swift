import SwiftUI

/// A description of a graph as text, for screen readers and for messages without pictures.
///
///     Graph of 2 series, 1 Nov 2026, 00:00 to 1 Nov 2026, 01:04.
///     reads: 65 values from 12ms to 88ms, 48ms on average, rising. Lowest on 1 Nov 2026, 00:07, highest on …
///     SLO at 80ms.
///
/// The sentences are English; numbers and dates are the locale's.
public struct GraphSummary: Hashable, Sendable, CustomStringConvertible {
  /// The number of series and the window.
  public var headline: String
  /// A part for each series that a legend would list.
  public var series: [SeriesSummary]
  /// Thresholds, events and regions in the window.
  public var notes: [String]

  /// A line for each part.
  public var text: String { ([headline] + series.map(\.text) + notes).joined(separator: "\n") }
  public var description: String { text }
}

/// The description of one series.
public struct SeriesSummary: Hashable, Sendable {
  /// A value with its position and text.
  public struct Extreme: Hashable, Sendable {
    public var x: Double
    public var value: Double
    public var text: String
  }

  /// The trend: the mean of the last third of the points compared with the mean of the first third.
  public enum Trend: String, Hashable, Sendable {
    /// By more than a tenth of the distance between the lowest and the highest value.
    case rising, falling
    case steady
  }

  public var name: String
  /// The number of points with a value.
  public var count: Int
  /// The number of gaps between values.
  public var gapCount: Int
  /// The earliest of the lowest values; nil without values.
  public var lowest: Extreme?
  /// The earliest of the highest values.
  public var highest: Extreme?
  /// The mean of the values.
  public var average: Double?
  public var trend: Trend
  /// One line.
  public var text: String
}

extension Graph {
  /// The graph in words.
  ///
  /// - Parameters:
  ///   - window: the range of the x axis; nil takes the graph's window.
  ///   - locale: of numbers and dates.
  ///   - timeZone: of dates, where the content has no `TimeAxis` with one.
  /// - Complexity: linear in the points of the window for series with nulls, logarithmic for others.
  public func summary(
    in window: ClosedRange<Double>? = nil, locale: Locale = .current, timeZone: TimeZone = .current
  ) -> GraphSummary {
    let plan = GraphPlan(content, palette: options.palette)
    let window = window ?? options.window?.wrappedValue ?? plan.xExtent ?? 0...1
    let environment = PlotEnvironment(
      displayScale: 1, symbols: NumberSymbols(locale: locale),
      time: TimeTicks(timeZone: plan.timeZone ?? timeZone, locale: locale))
    return SummaryWriter(plan: plan, window: window, environment: environment).summary
  }
}
