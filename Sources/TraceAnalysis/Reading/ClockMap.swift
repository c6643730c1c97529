/// Turns ticks of the recording clock into nanoseconds since the recording's start: a straight line between two moments
/// at which both clocks were read, and on along the last line outside of them.
///
/// The result never falls while ticks rise, and lies within 0...``limit``.
struct ClockMap {
  /// About 13 days. So short that even absurd traces can be summed up in 64 bits: spans nest at most 2¹² deep.
  static let limit: Int64 = 1 << 50

  /// Nanoseconds between two pairs that are worth a line.
  private static let leastDistance: Int64 = 1_000_000

  private struct Line {
    var ticks: Int64
    var nanoseconds: Double
    /// Nanoseconds for each tick.
    var slope: Double
    /// The value at the next line's start.
    var end: Double
  }

  private var pairs: [(ticks: Int64, nanoseconds: Int64)]
  private let origin: Int64
  private var lines: [Line] = []

  /// - Parameters:
  ///   - ticks: the recording clock at the start.
  ///   - nanoseconds: the monotonic one at the same moment.
  init(ticks: UInt64, nanoseconds: UInt64) {
    origin = Int64(clamping: nanoseconds)
    pairs = [(Int64(clamping: ticks), origin)]
  }

  mutating func add(ticks: UInt64, nanoseconds: UInt64) {
    pairs.append((Int64(clamping: ticks), Int64(clamping: nanoseconds)))
  }

  /// The last moment at which both clocks were read.
  var lastTicks: Int64 { pairs.map(\.ticks).max() ?? 0 }
  /// False when both clocks were read only once, so that nothing tells how long a tick is.
  private(set) var isCalibrated = false

  /// Makes the lines. Pairs that go back in time are left out, and those so close to the one before that the time it
  /// takes to read two clocks would show in the slope.
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
    // One reading alone: a tick is taken for a nanosecond.
    if lines.isEmpty, let only = kept.first {
      lines = [Line(ticks: only.ticks, nanoseconds: Double(only.nanoseconds - origin), slope: 1, end: .infinity)]
    }
  }

  /// - Parameter hint: where the last moment asked for lay; moments close together are found at once.
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
