import Graphs

/// The values of one measure by their time in seconds since 1970; a fresh series now and then forgets what the
/// charts do not show any more.
struct History: Equatable, Sendable {
  private(set) var series = Series.empty

  var latest: Double { series.isEmpty ? 0 : series.y(at: series.count - 1) }

  mutating func append(_ value: Double, at time: Double) {
    if series.count >= 4 * SystemMonitor.span {
      let kept = series.count - SystemMonitor.span..<series.count
      series = Series(x: kept.map { series.x(at: $0) }, y: kept.map { series.y(at: $0) })
    }
    series.append(x: time, y: value)
  }
}
