/// Turns ticks of the recording clock into nanoseconds since the recording's start. Between two moments at which both
/// clocks were read it interpolates; outside of them it continues the nearest line.
///
/// The result never falls when ticks rise, and is within 0...``limit``.
struct ClockMap {
  /// About 13 days: so short that sums over absurd traces fit in 64 bits, as spans nest at most 2¹² deep.
  static let limit: Int64 = 1 << 50

  /// Two readings must be at least this many nanoseconds apart to define a line.
  private static let leastDistance: Int64 = 1_000_000

  private struct Line {
    var ticks: Int64
    var nanoseconds: Double
    /// Nanoseconds for each tick.
    var slope: Double
    /// The value at the start of the next line.
    var end: Double
  }

  private var pairs: [(ticks: Int64, nanoseconds: Int64)]
  private let origin: Int64
  private var lines: [Line] = []

  /// - Parameters:
  ///   - ticks: the recording clock at the start.
  ///   - nanoseconds: the monotonic clock at the same moment.
  init(ticks: UInt64, nanoseconds: UInt64) {
    origin = Int64(clamping: nanoseconds)
    pairs = [(Int64(clamping: ticks), origin)]
  }

  mutating func add(ticks: UInt64, nanoseconds: UInt64) {
    pairs.append((Int64(clamping: ticks), Int64(clamping: nanoseconds)))
  }

  /// When both clocks were last read.
  var lastTicks: Int64 { pairs.map(\.ticks).max() ?? 0 }
  /// Whether both clocks were read more than once, so that the length of a tick is known.
  private(set) var isCalibrated = false

  /// Makes the lines. It leaves out readings that go back in time, and readings so close to the one before that the
  /// time for reading two clocks would distort the slope.
  mutating func prepare() {
    pairs.sort { ($0.ticks, $0.nanoseconds) < ($1.ticks, $1.nanoseconds) }
    var kept: [(ticks: Int64, nanoseconds: Int64)] = []
    for pair in pairs {
      if let last = kept.last {
        guard pair.ticks > last.ticks, pair.nanoseconds - last.nanoseconds >= Self.leastDistance else { continue }
      }
      kept.append(pair)
    }
    if kept.count == 1, let last = pairs.last, last.ticks > kept[0].ticks, last.nanoseconds > kept[0].nanoseconds {
      kept.append(last)
    }
    isCalibrated = kept.count > 1
    for (pair, next) in zip(kept, kept.dropFirst()) {
      let rise = Double(next.nanoseconds) - Double(pair.nanoseconds)
      lines.append(
        Line(
          ticks: pair.ticks, nanoseconds: Double(pair.nanoseconds - origin),
          slope: rise / (Double(next.ticks) - Double(pair.ticks)), end: Double(next.nanoseconds - origin)))
    }
    // There is only one reading, so assume that a tick is a nanosecond.
    if lines.isEmpty, let only = kept.first {
      lines = [Line(ticks: only.ticks, nanoseconds: Double(only.nanoseconds - origin), slope: 1, end: .infinity)]
    }
  }

  /// - Parameter hint: the line that was used last. Close moments are found at once.
  func nanoseconds(_ ticks: Int64, hint: inout Int) -> Int64 {
    if !contains(ticks, hint) {
      hint = contains(ticks, hint + 1) ? hint + 1 : search(ticks)
    }
    let line = lines[hint]
    var value = line.nanoseconds + Double(ticks &- line.ticks) * line.slope
    if hint + 1 < lines.count { value = min(value, line.end) }
    return Int64(max(0, min(value, Double(Self.limit))))
  }

  private func contains(_ ticks: Int64, _ index: Int) -> Bool {
    index < lines.count && (index == 0 || ticks >= lines[index].ticks)
      && (index + 1 == lines.count || ticks < lines[index + 1].ticks)
  }

  private func search(_ ticks: Int64) -> Int {
    var (low, high) = (0, lines.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if lines[middle].ticks <= ticks { low = middle } else { high = middle - 1 }
    }
    return low
  }
}
