import Foundation
import Geometry
import UICore

/// A control that selects a number in a range by dragging.
public struct Slider<Label: View, ValueLabel: View>: UnaryView {
  private let value: Binding<Double>
  private let scale: SliderScale
  private let neutral: Double
  private let ticks: SliderTicks
  private let label: Label
  /// What the value is called.
  private let current: Text?
  private let minimum, maximum: ValueLabel
  private let editingChanged: (Bool) -> Void
  private let look = LabeledLook()

  public var body: some View { look.control(control, called: label, isAlone: Label.self == EmptyView.self) }

  private var control: some View {
    HStack {
      minimum
      SliderTrack(value: value, scale: scale, neutral: neutral, ticks: ticks, editingChanged: editingChanged)
      maximum
    }
    .modifier(
      .accessibleControl(
        label: (label as? Text)?.plainString ?? "", value: name?.plainString,
        set: { [value, scale] in value.wrappedValue = scale.snapped($0) })
    )
    .modifier(ControlSpacing())
  }

  /// What the value is called. It is read only where it may be called something, so that the body does not follow it elsewhere.
  private var name: Text? {
    current ?? (ticks.mayHaveLabels ? ticks.label(of: value.wrappedValue, on: scale) : nil)
  }

  init<V: BinaryFloatingPoint>(
    _ value: Binding<V>, _ bounds: ClosedRange<V>, _ step: V?, neutral: V? = nil, enabled: ClosedRange<V>? = nil,
    ticks: SliderTicks? = nil, label: Label, current: Text? = nil, minimum: ValueLabel, maximum: ValueLabel,
    _ editingChanged: @escaping (Bool) -> Void
  ) {
    func double(_ range: ClosedRange<V>) -> ClosedRange<Double> { Double(range.lowerBound)...Double(range.upperBound) }
    self.value = value.converted(to: { Double($0) }, from: { V($0) })
    scale = SliderScale(range: double(bounds), step: step.map { Double($0) }, enabled: enabled.map(double))
    self.neutral = neutral.map { Double($0) } ?? Double(bounds.lowerBound)
    // As on a Mac, steps are marked.
    self.ticks = ticks ?? (step == nil ? .none : .steps)
    self.label = label
    self.current = current
    self.minimum = minimum
    self.maximum = maximum
    self.editingChanged = editingChanged
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  /// - Parameter onEditingChanged: called with true when a drag begins, and with false when it ends.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, nil, label: EmptyView(), minimum: EmptyView(), maximum: EmptyView(), onEditingChanged)
  }

  /// - Parameter step: the distance between selectable values.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, V(step), label: EmptyView(), minimum: EmptyView(), maximum: EmptyView(), onEditingChanged)
  }
}

extension Slider where ValueLabel == EmptyView {
  /// A slider with a label; `onEditingChanged` is called with true when a drag begins, and with false when it ends.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, nil, label: label(), minimum: EmptyView(), maximum: EmptyView(), onEditingChanged)
  }

  /// A slider with a label, whose values are `step` apart, counted from the range's lower bound.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, V(step), label: label(), minimum: EmptyView(), maximum: EmptyView(), onEditingChanged)
  }
}

extension Slider {
  /// A slider with a label and a view at each end of its track.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, nil, label: label(), minimum: minimumValueLabel(), maximum: maximumValueLabel(), onEditingChanged)
  }

  /// A slider with a label and a view at each end of its track, whose values are `step` apart, counted from the range's
  /// lower bound.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, V(step), label: label(), minimum: minimumValueLabel(), maximum: maximumValueLabel(),
      onEditingChanged)
  }
}
