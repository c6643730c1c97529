import SwiftUI

/// A value and what it is called: `.value("Day", day)`.
///
/// The label is what assistive programs say of the axis, and the title of a legend's group.
public struct PlottableValue<Value: Plottable> {
  let channel: Channel
  init(_ label: ChannelLabel, _ extent: Channel.Extent, isWhole: Bool = false) {
    channel = Channel(label: label, extent: extent, isWhole: isWhole)
  }
}

/// What a channel is called; kept as it was written, since most labels are never read.
enum ChannelLabel: Equatable {
  case key(LocalizedStringKey)
  case verbatim(String)
  case text(Text)

  var text: Text {
    switch self {
    case .key(let key): Text(key)
    case .verbatim(let string): Text(verbatim: string)
    case .text(let text): text
    }
  }
}

/// A mark's value on one axis.
struct Channel: Equatable {
  enum Extent: Hashable {
    case value(_PlottedValue)
    /// An interval whose middle is the value: a day, a bin.
    case bin(_PlottedValue, _PlottedValue)
    /// From one value to another; nil is the end of the plot.
    case range(_PlottedValue?, _PlottedValue?)
    /// Points from the plot's upper leading corner, whatever the scale; nil is an end of the plot.
    case points(CGFloat?, CGFloat?)
  }

  var label: ChannelLabel
  var extent: Extent
  /// Whether the values are whole numbers, so that ticks are never closer than 1.
  var isWhole = false
  /// The value around which a bar has its band; nil where the extent is what the program gave.
  var middle: _PlottedValue?

  /// The values at the ends, those that are not the plot's.
  var ends: [_PlottedValue] {
    switch extent {
    case .value(let value): [value]
    case .bin(let low, let high): [low, high]
    case .range(let low, let high): [low, high].compactMap { $0 }
    case .points: []
    }
  }
}

extension Channel {
  /// From one place to another in points; nil is an end of the plot.
  init(points start: CGFloat?, _ end: CGFloat?) {
    self.init(label: .verbatim(""), extent: .points(start, end))
  }

  /// From one value to another; nil is an end of the plot.
  init(_ start: Channel?, _ end: Channel?) {
    self.init(
      label: start?.label ?? end?.label ?? .verbatim(""), extent: .range(start?.ends.first, end?.ends.first),
      isWhole: start?.isWhole ?? true && end?.isWhole ?? true)
  }
}

extension PlottableValue {
  /// A value with a label.
  public static func value(_ labelKey: LocalizedStringKey, _ value: Value) -> Self {
    Self(.key(labelKey), .value(value.plotted), isWhole: value.isWhole)
  }
  /// A value with a label.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(_ label: S, _ value: Value) -> Self {
    Self(.verbatim(String(label)), .value(value.plotted), isWhole: value.isWhole)
  }
  /// A value with a label.
  public static func value(_ label: Text, _ value: Value) -> Self {
    Self(.text(label), .value(value.plotted), isWhole: value.isWhole)
  }

  /// An interval with a label.
  public static func value(_ labelKey: LocalizedStringKey, _ range: Range<Value>) -> Self where Value: Comparable {
    Self(.key(labelKey), .bin(range.lowerBound.plotted, range.upperBound.plotted))
  }
  /// An interval with a label.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(_ label: S, _ range: Range<Value>) -> Self
  where Value: Comparable {
    Self(.verbatim(String(label)), .bin(range.lowerBound.plotted, range.upperBound.plotted))
  }
  /// A bin with a label.
  public static func value(_ labelKey: LocalizedStringKey, _ range: ChartBinRange<Value>) -> Self
  where Value: Comparable & Hashable {
    Self(.key(labelKey), .bin(range.lowerBound.plotted, range.upperBound.plotted))
  }
  /// A bin with a label.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(_ label: S, _ range: ChartBinRange<Value>) -> Self
  where Value: Comparable & Hashable {
    Self(.verbatim(String(label)), .bin(range.lowerBound.plotted, range.upperBound.plotted))
  }
}

extension PlottableValue where Value == Date {
  /// The calendar's unit that a date is in, such as its day; a bar is as wide as the unit, a point stands in its middle.
  public static func value(
    _ labelKey: LocalizedStringKey, _ value: Date, unit: Calendar.Component,
    calendar: Calendar = .autoupdatingCurrent
  ) -> Self { Self(.key(labelKey), Self.extent(value, unit, calendar)) }

  /// The calendar's unit that a date is in, such as its day; a bar is as wide as the unit, a point stands in its middle.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(
    _ label: S, _ value: Date, unit: Calendar.Component, calendar: Calendar = .autoupdatingCurrent
  ) -> Self { Self(.verbatim(String(label)), Self.extent(value, unit, calendar)) }

  private static func extent(_ value: Date, _ unit: Calendar.Component, _ calendar: Calendar) -> Channel.Extent {
    // A date that is not finite is in no unit.
    guard value.plotted.isPlottable, let unit = calendar.dateInterval(of: unit, for: value) else {
      return .value(value.plotted)
    }
    return .bin(unit.start.plotted, unit.end.plotted)
  }
}

extension Plottable {
  fileprivate var isWhole: Bool { self is any FixedWidthInteger }
}
