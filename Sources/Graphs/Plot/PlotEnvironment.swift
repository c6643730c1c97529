import SwiftUI

/// The values of the environment that a layout needs.
struct PlotEnvironment {
  var displayScale: Double
  var symbols: NumberSymbols
  var time: TimeTicks
}

/// Caches data of a locale and a time zone that is slow to look up.
@MainActor
final class PlotEnvironmentCache {
  private var key: (locale: Locale, timeZone: TimeZone)?
  private var value: (symbols: NumberSymbols, time: TimeTicks)?

  nonisolated init() {}

  /// That of the last layout; the system's where there was none.
  var latest: PlotEnvironment {
    environment(displayScale: 1, locale: key?.locale ?? .current, timeZone: key?.timeZone ?? .current)
  }

  /// A locale's digits and separators.
  func symbols(of locale: Locale) -> NumberSymbols {
    if let key, let value, key.locale == locale { return value.symbols }
    return NumberSymbols(locale: locale)
  }

  func environment(displayScale: Double, locale: Locale, timeZone: TimeZone) -> PlotEnvironment {
    if let key, let value, key.locale == locale, key.timeZone == timeZone {
      return PlotEnvironment(displayScale: displayScale, symbols: value.symbols, time: value.time)
    }
    let symbols = NumberSymbols(locale: locale)
    let time = TimeTicks(timeZone: timeZone, locale: locale)
    key = (locale, timeZone)
    value = (symbols, time)
    return PlotEnvironment(displayScale: displayScale, symbols: symbols, time: time)
  }
}
