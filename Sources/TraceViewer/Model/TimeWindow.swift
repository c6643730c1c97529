/// The part of the recording that the lanes show, in nanoseconds since the recording began.
///
/// Invariant: it is not empty and is within 0 and `limit`.
struct TimeWindow: Equatable, Sendable {
  private(set) var start: Double
  private(set) var end: Double
  /// The length of the recording.
  let limit: Double

  /// The shortest window: zooming in stops here.
  static let shortest = 100.0

  /// The whole recording.
  init(duration: Int64) {
    limit = max(Self.shortest, Double(duration))
    (start, end) = (0, limit)
  }

  var length: Double { end - start }

  /// The time at a place. A place is a share of the window's length.
  func time(at place: Double) -> Double { start + place * length }
  /// The place of a time. A place is a share of the window's length.
  func place(of time: Double) -> Double { (time - start) / length }

  /// Shows a range of time, cut to the recording and no shorter than 100 ns.
  mutating func show(_ from: Double, _ to: Double) {
    guard from.isFinite, to.isFinite else { return }
    let length = min(limit, max(Self.shortest, to - from))
    start = max(0, min(limit - length, from))
    end = start + length
  }

  /// Makes the window `factor` times as long. The time at `place`, a share of the length, stays where it is, except at
  /// the ends of the recording.
  mutating func zoom(by factor: Double, around place: Double) {
    let time = time(at: place)
    let length = min(limit, max(Self.shortest, length * factor))
    show(time - place * length, time + (1 - place) * length)
  }

  /// Moves the window by a share of its length.
  mutating func pan(by share: Double) { show(start + share * length, end + share * length) }
}
