/// The frames that a window drew for its content's sake, latest last.
struct FrameHistory: Equatable {
  /// As many as the panel has bars.
  static let capacity = 120
  /// Frames further apart than this, in seconds, are no animation.
  private static let longestGap = 0.1
  /// An animation has at least this many frames.
  private static let fewestFrames = 6

  /// Nanoseconds that each took.
  private(set) var durations: [UInt64] = []
  /// Seconds: when they were drawn.
  private var times: [Double] = []

  var last: UInt64? { durations.last }

  mutating func append(_ nanoseconds: UInt64, at time: Double) {
    if durations.count == Self.capacity {
      durations.removeFirst()
      times.removeFirst()
    }
    durations.append(nanoseconds)
    times.append(time)
  }

  /// Frames a second over the last second of an animation that goes on at `now`; nil where there is none.
  func framesPerSecond(at now: Double) -> Double? {
    guard let end = times.last, now - end <= Self.longestGap else { return nil }
    var first = times.count - 1
    while first > 0, times[first] - times[first - 1] <= Self.longestGap, end - times[first - 1] <= 1 { first -= 1 }
    guard times.count - first >= Self.fewestFrames, end > times[first] else { return nil }
    return Double(times.count - 1 - first) / (end - times[first])
  }
}
