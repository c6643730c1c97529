/// Says when frames may start, at most one an interval.
///
/// Frames asked for in time fall on a grid, so an animation keeps the display's rate without drift; a frame asked for
/// after a rest of an interval or more starts at once and moves the grid there.
struct FramePacer {
  /// Seconds between two frames.
  var interval: Double
  /// The grid's time of the last frame.
  private(set) var last = -Double.infinity

  init(interval: Double) { self.interval = interval }

  /// The earliest time for the next frame; in the past after a rest.
  var next: Double { last + interval }

  /// Claims the frame that is due at `now` and returns its time on the grid.
  mutating func begin(at now: Double) -> Double {
    last = now - next < interval ? min(next, now) : now
    return last
  }
}
