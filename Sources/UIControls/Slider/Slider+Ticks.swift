import UICore

extension Slider {
  /// A slider whose values are `step` apart, with marks at those for which `tick` has one.
  ///
  /// - Parameters:
  ///   - neutralValue: where the coloured part of the track begins; nil for its lower end.
  ///   - enabledBounds: what can be selected of the bounds; nil for all.
  ///   - currentValueLabel: what the value is called, for those who do not see it; a text.
  ///   - onEditingChanged: called with true when a drag begins, and with false when it ends.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View = { EmptyView() }, @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel, tick: @escaping (V) -> SliderTick<V>?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, V(step), neutral: neutralValue, enabled: enabledBounds, ticks: .some { tick(V($0))?.mark },
      label: label(), current: currentValueLabel() as? Text, minimum: minimumValueLabel(), maximum: maximumValueLabel(),
      onEditingChanged)
  }

  /// A slider with marks at values of one's own; what is selected is not bound to them.
  ///
  /// - Parameters:
  ///   - neutralValue: where the coloured part of the track begins; nil for its lower end.
  ///   - enabledBounds: what can be selected of the bounds; nil for all.
  ///   - currentValueLabel: what the value is called, for those who do not see it; a text.
  ///   - onEditingChanged: called with true when a drag begins, and with false when it ends.
  public init<V: BinaryFloatingPoint, C: SliderTickContent>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil, enabledBounds: ClosedRange<V>? = nil,
    @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    @SliderTickBuilder<V> ticks: () -> C, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint, C.Value == V {
    self.init(
      value, bounds, nil, neutral: neutralValue, enabled: enabledBounds,
      ticks: .values(ticks().body.map(\.mark)),
      label: label(), current: currentValueLabel() as? Text, minimum: minimumValueLabel(), maximum: maximumValueLabel(),
      onEditingChanged)
  }
}

extension Slider where ValueLabel == EmptyView {
  /// A slider whose values are `step` apart, with marks at those for which `tick` has one.
  ///
  /// - Parameters:
  ///   - neutralValue: where the coloured part of the track begins; nil for its lower end.
  ///   - enabledBounds: what can be selected of the bounds; nil for all.
  ///   - currentValueLabel: what the value is called, for those who do not see it; a text.
  ///   - onEditingChanged: called with true when a drag begins, and with false when it ends.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View = { EmptyView() }, tick: @escaping (V) -> SliderTick<V>?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: value, in: bounds, step: step, neutralValue: neutralValue, enabledBounds: enabledBounds, label: label,
      currentValueLabel: currentValueLabel, minimumValueLabel: { EmptyView() }, maximumValueLabel: { EmptyView() },
      tick: tick, onEditingChanged: onEditingChanged)
  }

  /// A slider with marks at values of one's own; what is selected is not bound to them.
  ///
  /// - Parameters:
  ///   - neutralValue: where the coloured part of the track begins; nil for its lower end.
  ///   - enabledBounds: what can be selected of the bounds; nil for all.
  ///   - currentValueLabel: what the value is called, for those who do not see it; a text.
  ///   - onEditingChanged: called with true when a drag begins, and with false when it ends.
  public init<V: BinaryFloatingPoint, C: SliderTickContent>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil, enabledBounds: ClosedRange<V>? = nil,
    @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
    @SliderTickBuilder<V> ticks: () -> C, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint, C.Value == V {
    self.init(
      value: value, in: bounds, neutralValue: neutralValue, enabledBounds: enabledBounds, label: label,
      currentValueLabel: currentValueLabel, minimumValueLabel: { EmptyView() }, maximumValueLabel: { EmptyView() },
      ticks: ticks, onEditingChanged: onEditingChanged)
  }
}
