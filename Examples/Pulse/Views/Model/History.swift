/// The latest values of one measure, oldest first; older ones than the charts show are dropped.
struct History: Equatable, Sendable {
  private(set) var values: [Double] = []

  var latest: Double { values.last ?? 0 }
  var peak: Double { values.max() ?? 0 }

  mutating func append(_ value: Double) {
    if values.count > SystemMonitor.span { values.removeFirst(values.count - SystemMonitor.span) }
    values.append(value)
  }
}
