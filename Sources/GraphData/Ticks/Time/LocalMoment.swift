/// An instant with its local date and time.
struct LocalMoment: Hashable, Sendable {
  var instant: Double
  /// Seconds from UTC.
  var offset: Double
  /// The local day's number.
  var day: Int
  /// Whole seconds into the local day.
  var second: Int

  init(_ instant: Double, offset: Double) {
    self.instant = instant
    self.offset = offset
    let local = instant.rounded(.down) + offset
    let day = (local / 86400).rounded(.down)
    self.day = Int(clamping: day)
    second = Int(clamping: local - day * 86400)
  }

  var local: Double { instant + offset }
}
