import UICore

/// The look of gauges.
@MainActor @preconcurrency
public protocol GaugeStyle {
  associatedtype Body: View
  typealias Configuration = GaugeStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a gauge for its style.
public struct GaugeStyleConfiguration {
  /// The label, which tells what is measured.
  nonisolated public struct Label: View {
    let content: AnyView
    public var body: some View { content }
  }
  /// The description of the current value.
  nonisolated public struct CurrentValueLabel: View {
    let content: AnyView
    public var body: some View { content }
  }
  /// The description of the lower bound.
  nonisolated public struct MinimumValueLabel: View {
    let content: AnyView
    public var body: some View { content }
  }
  /// The description of the upper bound.
  nonisolated public struct MaximumValueLabel: View {
    let content: AnyView
    public var body: some View { content }
  }
  /// Where the value is between the bounds, 0…1.
  public var value: Double
  /// The label, which tells what is measured.
  public var label: Label
  /// The description of the current value, if there is one.
  public var currentValueLabel: CurrentValueLabel?
  /// The description of the lower bound, if there is one.
  public var minimumValueLabel: MinimumValueLabel?
  /// The description of the upper bound, if there is one.
  public var maximumValueLabel: MaximumValueLabel?
}

extension ErasedStyle where Configuration == GaugeStyleConfiguration {
  static var automaticGauge: ErasedStyle {
    ErasedStyle(DefaultGaugeStyle()) { AnyView($0.makeBody(configuration: $1)) }
  }
}

private enum GaugeStyleKey: EnvironmentKey { static var defaultValue: ErasedStyle<GaugeStyleConfiguration>? { nil } }

extension EnvironmentValues {
  var gaugeStyle: ErasedStyle<GaugeStyleConfiguration> {
    get { self[GaugeStyleKey.self] ?? .automaticGauge }
    set { self[GaugeStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the look of gauges inside.
  public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
    nonisolated(unsafe) let style = style
    return transformEnvironment(\.gaugeStyle) { outer in
      outer = ErasedStyle(style, outer: outer) { AnyView($0.makeBody(configuration: $1)) }
    }
  }
}
