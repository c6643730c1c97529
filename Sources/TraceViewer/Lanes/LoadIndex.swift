/// How busy a thread's processor was, at any time and for any length of time.
struct LoadIndex: Sendable {
  /// When samples were taken: nanoseconds, ascending.
  private let times: [Int64]
  /// `sums[i]` is the processor time of the samples before `i`, in nanoseconds.
  private let sums: [Int64]
  /// Nanoseconds between samples.
  let period: Double

  /// - Parameter samples: in order of time; `used` is the processor time since the sample before, in nanoseconds.
  init(_ samples: [(time: Int64, used: Int64)], rate: Double) {
    let period = rate > 0 ? 1e9 / rate : 1e6
    // Without processor times, each sample stands for the time until the next one.
    let isTimed = samples.contains { $0.used > 0 }
    var sum: Int64 = 0
    sums =
      [0]
      + samples.map {
        sum &+= isTimed ? $0.used : Int64(period)
        return sum
      }
    times = samples.map(\.time)
    self.period = period
  }

  var count: Int { times.count }

  /// The share of a range of time during which the thread ran: 0…1.
  func load(from: Double, to: Double) -> Double {
    guard to > from else { return 0 }
    let first = times.lowerBound(of: Int64(clamping: from))
    let last = times.lowerBound(of: Int64(clamping: to))
    return min(1, max(0, Double(sums[max(first, last)] &- sums[first]) / (to - from)))
  }

  /// The load for each column of pixels of a window, smoothed over two samples.
  func columns(in window: TimeWindow, count columns: Int) -> [Double] {
    guard columns > 0 else { return [] }
    let step = window.length / Double(columns)
    let half = max(step, 2 * period) / 2
    return (0..<columns).map { column in
      let middle = window.start + (Double(column) + 0.5) * step
      return load(from: middle - half, to: middle + half)
    }
  }
}
