import UICore

/// The default style: a bar that is filled up to the value.
public struct DefaultGaugeStyle: GaugeStyle {
  /// Creates the style.
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    LinearCapacityGaugeStyle().makeBody(configuration: configuration)
  }
}

/// A bar that is filled up to the value, between the labels of the bounds.
public struct LinearCapacityGaugeStyle: GaugeStyle {
  /// Creates the style.
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 4) {
      configuration.label
      HStack(spacing: 8) {
        configuration.minimumValueLabel
        GaugeBar(fraction: configuration.value)
        configuration.maximumValueLabel
      }
      configuration.currentValueLabel
    }
  }
}

/// A small bar that is filled up to the value, between its label and the description of the value.
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
  /// Creates the style.
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 3) {
      configuration.label
      HStack(spacing: 6) {
        configuration.minimumValueLabel
        GaugeBar(fraction: configuration.value)
        configuration.maximumValueLabel
      }
      configuration.currentValueLabel.defaultForegroundStyle(.secondary)
    }
    .font(.caption)
  }
}

/// A small bar with a marker at the value, between the labels of the bounds; the label is not shown.
public struct AccessoryLinearGaugeStyle: GaugeStyle {
  /// Creates the style.
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 6) {
      configuration.minimumValueLabel
      GaugeMarkedBar(fraction: configuration.value)
      configuration.maximumValueLabel
    }
    .font(.caption)
  }
}

/// An open ring with a marker at the value, which is described in its middle; the bounds or the label are in the gap.
public struct AccessoryCircularGaugeStyle: GaugeStyle {
  /// Creates the style.
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { OpenGauge(configuration: configuration) }
}

/// A ring that is filled up to the value, which is described in its middle.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
  /// Creates the style.
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { ClosedGauge(configuration: configuration) }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  /// A bar that is filled up to the value.
  public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}
extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  /// A bar that is filled up to the value, between the labels of the bounds.
  public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  /// A small bar that is filled up to the value, between its label and the description of the value.
  public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle { AccessoryLinearCapacityGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  /// A small bar with a marker at the value, between the labels of the bounds.
  public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  /// An open ring with a marker at the value.
  public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  /// A ring that is filled up to the value.
  public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
    AccessoryCircularCapacityGaugeStyle()
  }
}
