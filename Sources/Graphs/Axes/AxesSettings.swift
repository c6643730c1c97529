import SwiftUI

/// The settings of the axes.
struct AxesSettings: Equatable {
  var x = XAxisSettings()
  var leading = YAxisSettings()
  var trailing = YAxisSettings()

  subscript(side: YAxisSide) -> YAxisSettings {
    get { side == .leading ? leading : trailing }
    set { if side == .leading { leading = newValue } else { trailing = newValue } }
  }
}

struct XAxisSettings: Equatable {
  enum Kind: Equatable {
    /// Time if the numbers look like times, else numbers.
    case automatic
    case time(TimeZone?)
    case number(Scale, MetricUnit?)
    case categories([String])
  }

  var kind = Kind.automatic
  var isHidden = false
  /// Whether there are marks between the ticks.
  var hasMinorTicks = false
}

struct YAxisSettings: Equatable {
  var unit: MetricUnit?
  var scale = Scale.linear
  var lowest: Double?
  var highest: Double?
  /// Ends that values may lie beyond.
  var softLowest: Double?
  var softHighest: Double?
  /// Digits after the point; nil chooses by the step of the ticks.
  var decimals: Int?
  var includesZero: Bool?
  var label: String?
  var isHidden = false
  /// Whether there are marks between the ticks.
  var hasMinorTicks = false
}
