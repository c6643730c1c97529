import SwiftUI

/// A value of each element of a collection, and what it is called: `.value("Day", \.day)`.
public struct PlottableProjection<DataElement, Value: Plottable> {
  let channel: (DataElement) -> Channel
}

extension PlottableProjection {
  /// A value with a label.
  public static func value(_ label: LocalizedStringKey, _ value: KeyPath<DataElement, Value>) -> Self {
    let label = ChannelLabel.key(label)
    return Self { PlottableValue<Value>(label, .value($0[keyPath: value].plotted)).channel }
  }
  /// An interval with a label.
  public static func value(
    _ label: LocalizedStringKey, _ start: KeyPath<DataElement, Value>, _ end: KeyPath<DataElement, Value>
  ) -> Self {
    let label = ChannelLabel.key(label)
    return Self {
      PlottableValue<Value>(label, .bin($0[keyPath: start].plotted, $0[keyPath: end].plotted)).channel
    }
  }
  /// A value with a label.
  public static func value(_ label: Text, _ value: KeyPath<DataElement, Value>) -> Self {
    let label = ChannelLabel.text(label)
    return Self { PlottableValue<Value>(label, .value($0[keyPath: value].plotted)).channel }
  }
  /// An interval with a label.
  public static func value(
    _ label: Text, _ start: KeyPath<DataElement, Value>, _ end: KeyPath<DataElement, Value>
  ) -> Self {
    let label = ChannelLabel.text(label)
    return Self {
      PlottableValue<Value>(label, .bin($0[keyPath: start].plotted, $0[keyPath: end].plotted)).channel
    }
  }
  /// A value with a label.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(_ label: S, _ value: KeyPath<DataElement, Value>) -> Self {
    let label = ChannelLabel.verbatim(String(label))
    return Self { PlottableValue<Value>(label, .value($0[keyPath: value].plotted)).channel }
  }
  /// An interval with a label.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(
    _ label: S, _ start: KeyPath<DataElement, Value>, _ end: KeyPath<DataElement, Value>
  ) -> Self {
    let label = ChannelLabel.verbatim(String(label))
    return Self {
      PlottableValue<Value>(label, .bin($0[keyPath: start].plotted, $0[keyPath: end].plotted)).channel
    }
  }
}

extension PlottableProjection where Value == Date {
  /// The calendar's unit that a date is in, such as its day.
  public static func value(
    _ label: LocalizedStringKey, _ value: KeyPath<DataElement, Date>, unit: Calendar.Component,
    calendar: Calendar = .autoupdatingCurrent
  ) -> Self {
    Self { PlottableValue<Date>.value(label, $0[keyPath: value], unit: unit, calendar: calendar).channel }
  }
  /// The calendar's unit that a date is in, such as its day.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(
    _ label: S, _ value: KeyPath<DataElement, Date>, unit: Calendar.Component,
    calendar: Calendar = .autoupdatingCurrent
  ) -> Self {
    Self { PlottableValue<Date>.value(label, $0[keyPath: value], unit: unit, calendar: calendar).channel }
  }
}

/// The extents of the marks of a collection.
public struct MarkDimensions<DataElement> {
  let dimension: (DataElement) -> MarkDimension
  private init(_ dimension: @escaping (DataElement) -> MarkDimension) { self.dimension = dimension }

  /// What suits the kind of mark.
  public static var automatic: MarkDimensions { MarkDimensions { _ in .automatic } }
  /// A length in points.
  public static func fixed(_ value: CGFloat) -> MarkDimensions { MarkDimensions { _ in .fixed(value) } }
  /// A length in points, of each element.
  public static func fixed(_ value: KeyPath<DataElement, CGFloat>) -> MarkDimensions {
    MarkDimensions { .fixed($0[keyPath: value]) }
  }
  /// The band less a length at each end, in points.
  public static func inset(_ value: CGFloat) -> MarkDimensions { MarkDimensions { _ in .inset(value) } }
  /// The band less a length at each end, in points, of each element.
  public static func inset(_ value: KeyPath<DataElement, CGFloat>) -> MarkDimensions {
    MarkDimensions { .inset($0[keyPath: value]) }
  }
  /// A part of the band, 0…1.
  public static func ratio(_ value: CGFloat) -> MarkDimensions { MarkDimensions { _ in .ratio(value) } }
  /// A part of the band, 0…1, of each element.
  public static func ratio(_ value: KeyPath<DataElement, CGFloat>) -> MarkDimensions {
    MarkDimensions { .ratio($0[keyPath: value]) }
  }
}
