import SwiftUI

internal import GraphData

/// The choice of ticks and their labels.
enum ScaleTicks {
  /// The number of intervals that a domain is made round for, whatever the chart's size.
  static let niceCount = 5

  /// The round distance of at most `count` intervals.
  static func step(from lower: Double, to upper: Double, count: Int, isWhole: Bool) -> Double {
    let domain = Scale.linear.domain(from: lower, to: upper)
    return numbers(.linear, isWhole).ticks(in: domain, count: count).step ?? (domain.upperBound - domain.lowerBound)
  }

  /// A domain that begins and ends with a tick.
  ///
  /// A rounded domain may be too long for ticks at the same distance, and is then rounded to the next.
  static func niceDomain(_ domain: ClosedRange<Double>, _ scale: Scale, isWhole: Bool) -> ClosedRange<Double> {
    let ticks = numbers(scale, isWhole)
    var domain = domain
    for _ in 0..<3 {
      let nice = ticks.ticks(in: domain, count: niceCount).niceDomain
      if nice == domain { break }
      domain = nice
    }
    return domain
  }

  static func numbers(_ scale: Scale, _ isWhole: Bool) -> NumericTicks {
    NumericTicks(scale: scale, unit: isWhole ? MetricUnit(.count(noun: "")) : .none)
  }

  /// The values of the ticks of a scale, and how its labels are written.
  static func automatic(
    _ scale: ChartScale, count: Int, isWhole: Bool, timeZone: TimeZone
  ) -> (values: [_PlottedValue], format: LabelFormat) {
    switch scale.kind {
    case .category(let names): return (names.map { .category($0) }, .plain)
    case .number:
      let set = numbers(scale.scale, isWhole).ticks(in: scale.domain, count: count)
      let values = set.ticks.filter(\.isMajor).map(\.value)
      return (values.map { .number($0) }, .decimals(of: values))
    case .date:
      let result = TimeTicks(timeZone: timeZone, locale: Locale(identifier: "en_US_POSIX"))
        .ticks(in: scale.domain, count: count)
      return (result.ticks.map { .date($0.value) }, .time(result.step))
    }
  }
}

/// How an axis writes its values where the program says nothing.
enum LabelFormat: Equatable {
  case plain
  case number(decimals: Int)
  case dateTime(Calendar.Component)

  /// As many decimals as tell the values apart, at most 6.
  static func decimals(of values: [Double]) -> LabelFormat {
    let count = (0..<6).first { digits in
      let power = pow(10, Double(digits))
      return values.allSatisfy { abs(($0 * power).rounded() - $0 * power) <= 1e-6 * max(abs($0 * power), 1e-3) }
    }
    return .number(decimals: count ?? 6)
  }

  static func time(_ step: TimeStep) -> LabelFormat {
    switch step {
    case .parts: .dateTime(.second)
    case .seconds(let count): .dateTime(count % 3600 == 0 ? .hour : count % 60 == 0 ? .minute : .second)
    case .days: .dateTime(.day)
    case .months: .dateTime(.month)
    case .years: .dateTime(.year)
    }
  }

  func string(_ value: _PlottedValue, locale: Locale, timeZone: TimeZone) -> String {
    switch value {
    case .category(let name): return name
    case .number(let number):
      guard case .number(let decimals) = self else { return number.formatted(.number.locale(locale)) }
      // Minus zero is zero.
      return (number + 0).formatted(.number.precision(.fractionLength(decimals)).locale(locale))
    case .date(let seconds):
      let date = Date(timeIntervalSince1970: seconds)
      var style = Date.FormatStyle(locale: locale, timeZone: timeZone)
      guard case .dateTime(let unit) = self else { return date.formatted(style.month(.abbreviated).day()) }
      switch unit {
      case .year: style = style.year()
      case .month, .quarter: style = style.month(.abbreviated)
      case .hour: style = style.hour()
      case .minute: style = style.hour().minute()
      case .second, .nanosecond: style = style.hour().minute().second()
      default: style = style.month(.abbreviated).day()
      }
      return date.formatted(style)
    }
  }
}
