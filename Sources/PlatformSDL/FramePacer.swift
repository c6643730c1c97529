/// Schedules frames, at most one per interval.
///
/// Frames that are requested in time fall on a grid, so that an animation keeps the display's rate without drift. After
/// an idle period of an interval or more, a frame starts at once, and the grid begins there.
struct FramePacer {
  /// Seconds between two frames.
  var interval: Double
  /// The time of the last frame, on the grid.
  private(set) var last = -Double.infinity

  init(interval: Double) { self.interval = interval }

  /// The earliest time of the next frame; in the past after an idle period.
  var next: Double { last + interval }

  /// Starts the frame that is due at `now`, and returns its time on the grid.
  mutating func begin(at now: Double) -> Double {
    last = now - next < interval ? min(next, now) : now
    return last
  }
}
