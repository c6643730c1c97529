/// Says when frames may start and for which time: one clock for all windows, which never goes back.
///
/// Displays of one rate share a grid, so that what moves in many windows moves in one frame. Displays of other rates have
/// grids of their own.
struct FrameClock {
  /// The time of the last frame.
  private(set) var time = -Double.infinity
  /// By seconds between two frames.
  private var pacers: [Double: FramePacer] = [:]

  /// The earliest time for the next frame of the displays with this interval; in the past after a rest.
  func next(every interval: Double) -> Double { pacers[interval]?.next ?? -.infinity }

  /// Claims the frame that is due at `now` for the displays with this interval.
  mutating func begin(every interval: Double, at now: Double) {
    time = max(time, pacers[interval, default: FramePacer(interval: interval)].begin(at: now))
  }
}
