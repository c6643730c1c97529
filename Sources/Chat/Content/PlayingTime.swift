import Foundation

/// Seconds of sound or video as a clock shows them.
enum PlayingTime {
  /// `1:05`, `1:00:00`; nil for what is no time. Digits are European, as on players everywhere.
  static func text(_ seconds: Double?) -> String? {
    guard let seconds, seconds.isFinite, seconds >= 0 else { return nil }
    let whole = Int(min(seconds, 359_999).rounded())
    let (hours, minutes, rest) = (whole / 3600, whole / 60 % 60, whole % 60)
    let end = (rest < 10 ? ":0" : ":") + String(rest)
    return hours > 0 ? "\(hours):" + (minutes < 10 ? "0" : "") + "\(minutes)" + end : "\(minutes)" + end
  }
}
