/// The last frames in which a window's content changed, oldest first.
struct FrameHistory: Equatable {
  /// The number of bars in the panel.
  static let capacity = 120
  /// Frames further apart than this, in seconds, are not one animation.
  private static let longestGap = 0.1
  /// Fewer frames than this are not an animation.
  private static let fewestFrames = 6

  /// The duration of each frame, in nanoseconds.
  private(set) var durations: [UInt64] = []
  /// When each was drawn, in seconds.
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

  /// The frame rate over the last second of an animation that is running at `now`; nil if none is.
  func framesPerSecond(at now: Double) -> Double? {
    guard let end = times.last, now - end <= Self.longestGap else { return nil }
    var first = times.count - 1
    while first > 0, times[first] - times[first - 1] <= Self.longestGap, end - times[first - 1] <= 1 { first -= 1 }
    guard times.count - first >= Self.fewestFrames, end > times[first] else { return nil }
    return Double(times.count - 1 - first) / (end - times[first])
  }
}
