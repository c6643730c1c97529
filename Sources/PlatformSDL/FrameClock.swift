/// Schedules frames for all windows, with a time that never decreases.
///
/// Displays with the same rate share a grid of times, so that their windows are drawn in the same frame. Displays with
/// other rates have their own grids.
struct FrameClock {
  /// The time of the last frame.
  private(set) var time = -Double.infinity
  /// Keyed by the seconds between two frames.
  private var pacers: [Double: FramePacer] = [:]

  /// The earliest time of the next frame for displays with this interval; in the past after an idle period.
  func next(every interval: Double) -> Double { pacers[interval]?.next ?? -.infinity }

  /// Starts the frame that is due at `now` for displays with this interval.
  mutating func begin(every interval: Double, at now: Double) {
    time = max(time, pacers[interval, default: FramePacer(interval: interval)].begin(at: now))
  }
}
