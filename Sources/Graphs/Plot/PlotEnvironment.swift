import SwiftUI

/// What a layout takes from around the graph.
struct PlotEnvironment {
  var displayScale: Double
  var symbols: NumberSymbols
  var time: TimeTicks
}

/// Remembers what is slow to look up in a locale or a time zone.
@MainActor
final class PlotEnvironmentCache {
  private var key: (locale: Locale, timeZone: TimeZone)?
  private var value: (symbols: NumberSymbols, time: TimeTicks)?

  nonisolated init() {}

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
