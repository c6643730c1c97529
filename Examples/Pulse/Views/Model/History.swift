import Graphs

/// The values of one measure by their time in seconds since 1970; a fresh series now and then forgets what the
/// charts do not show any more.
public struct History: Equatable, Sendable {
  public private(set) var series = Series.empty
  /// Seconds between two samples; a second is wanted, and a busy machine takes a little more.
  private static let longestStep = 3.0

  public init() {}

  var latest: Double { series.isEmpty ? 0 : series.y(at: series.count - 1) }

  /// Adds a sample; a gap too, if the one before it is more than three seconds old.
  public mutating func append(_ value: Double, at time: Double) {
    if series.count >= 4 * SystemMonitor.span {
      let kept = series.count - SystemMonitor.span..<series.count
      series = Series(x: kept.map { series.x(at: $0) }, y: kept.map { series.y(at: $0) })
    }
    // Time that nothing was sampled in is a gap: no line crosses it.
    if !series.isEmpty, time - series.x(at: series.count - 1) > Self.longestStep {
      series.append(x: series.x(at: series.count - 1) + 1, y: .nan)
    }
    series.append(x: time, y: value)
  }
}
