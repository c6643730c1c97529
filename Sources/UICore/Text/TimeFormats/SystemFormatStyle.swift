import Foundation
import TextLayout

/// Styles that write a moment beside another one, for texts that follow the clock.
///
/// What they leave to the device (the locale, the calendar and the time zone) is the environment's.
public enum SystemFormatStyle: Sendable {}

/// How a clock writes a length of time.
struct TimeFace: Codable, Hashable, Sendable {
  var showsHours: Bool
  var fieldCount: Int
  /// Seconds; what is shown are multiples of it.
  var precision: Double
  /// Whether the first number has two digits at least.
  var isPadded: Bool

  init(showsHours: Bool, fieldCount: Int, precision: Duration, isPadded: Bool) {
    (self.showsHours, self.fieldCount, self.isPadded) = (showsHours, max(fieldCount, 1), isPadded)
    self.precision = max(precision / .seconds(1), 1e-3)
  }

  private func hasHours(_ seconds: Double) -> Bool { showsHours && seconds >= 3600 }

  /// The digits behind the seconds.
  private func digits(_ seconds: Double) -> Int {
    if precision >= 1 || fieldCount < (hasHours(seconds) ? 4 : 3) { return 0 }
    return Int((-log10(precision)).rounded(.up))
  }

  /// The length of time between two that are written differently, in seconds.
  func step(_ seconds: Double) -> Double {
    if fieldCount == 1 { return max(precision, hasHours(seconds) ? 3600 : 60) }
    if hasHours(seconds), fieldCount == 2 { return max(precision, 60) }
    return digits(seconds) == 0 ? max(precision, 1) : precision
  }

  func text(_ seconds: Double, _ locale: Locale) -> String {
    let duration = Duration.seconds(seconds)
    let hasHours = hasHours(seconds)
    // Without seconds a clock could not be told from one with them.
    if precision >= 60 || fieldCount == 1 {
      let units: Set<Duration.UnitsFormatStyle.Unit> = showsHours ? [.hours, .minutes] : [.minutes]
      return duration.formatted(
        .units(
          allowed: units, width: .wide, maximumUnitCount: fieldCount,
          fractionalPart: .hide(rounded: .down)
        ).locale(locale))
    }
    let length = isPadded ? 2 : 1
    let pattern: Duration.TimeFormatStyle.Pattern
    if hasHours, fieldCount == 2 {
      pattern = .hourMinute(padHourToLength: length, roundSeconds: .down)
    } else if hasHours {
      pattern = .hourMinuteSecond(
        padHourToLength: length, fractionalSecondsLength: digits(seconds), roundFractionalSeconds: .down)
    } else {
      pattern = .minuteSecond(
        padMinuteToLength: length, fractionalSecondsLength: digits(seconds), roundFractionalSeconds: .down)
    }
    return duration.formatted(.time(pattern: pattern).locale(locale))
  }
}

extension Date {
  /// The last moment before.
  var justBefore: Date { Date(timeIntervalSinceReferenceDate: timeIntervalSinceReferenceDate.nextDown) }
}
