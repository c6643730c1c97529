import Foundation
import Geometry
import UICore

/// A control that selects a number in a range by dragging.
public struct Slider<Label: View, ValueLabel: View>: View {
  private let value: Binding<Double>
  private let range: ClosedRange<Double>
  private let step: Double?
  private let label: Label
  private let minimum, maximum: ValueLabel
  private let editingChanged: (Bool) -> Void

  public var body: some View {
    if Label.self == EmptyView.self { control } else { FormLabeled(label: label) { control } }
  }

  private var control: some View {
    HStack {
      minimum
      SliderTrack(value: value, range: range, step: step, editingChanged: editingChanged)
      maximum
    }
    .modifier(.accessibleControl(label: (label as? Text)?.plainString ?? ""))
    .modifier(ControlSpacing())
  }

  private init<V: BinaryFloatingPoint>(
    _ value: Binding<V>, _ bounds: ClosedRange<V>, _ step: V?, label: Label, minimum: ValueLabel, maximum: ValueLabel,
    _ editingChanged: @escaping (Bool) -> Void
  ) {
    self.value = value.converted(to: { Double($0) }, from: { V($0) })
    range = Double(bounds.lowerBound)...Double(bounds.upperBound)
    self.step = step.map { Double($0) }
    self.label = label
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

/// Converts between a slider's values and positions of its knob.
struct SliderScale: Equatable {
  var range: ClosedRange<Double>
  var step: Double?

  /// 0…1.
  func fraction(of value: Double) -> Double {
    let length = range.upperBound - range.lowerBound
    guard length > 0, value.isFinite else { return 0 }
    return min(max((value - range.lowerBound) / length, 0), 1)
  }

  func value(at fraction: Double) -> Double {
    let fraction = fraction.isNaN ? 0 : min(max(fraction, 0), 1)
    return snapped(range.lowerBound + fraction * (range.upperBound - range.lowerBound))
  }

  /// The nearest selectable value.
  func snapped(_ value: Double) -> Double {
    var value = value
    if let step, step > 0 { value = range.lowerBound + ((value - range.lowerBound) / step).rounded() * step }
    return min(max(value, range.lowerBound), range.upperBound)
  }

  /// The change by an arrow key: a step, or a twentieth of the range.
  var increment: Double { step.map { $0 > 0 ? $0 : 0 } ?? (range.upperBound - range.lowerBound) / 20 }
}

private struct SliderTrack: View {
  @Binding var value: Double
  let range: ClosedRange<Double>
  let step: Double?
  let editingChanged: (Bool) -> Void
  @State private var isDragging = false
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.platformProfile) private var profile

  private var scale: SliderScale { SliderScale(range: range, step: step) }

  var body: some View {
    let metrics = profile.controls
    let (knob, track) = (metrics.sliderKnob, metrics.sliderTrack)
    GeometryReader { proxy in
      let travel = max(proxy.size.width - knob, 1)
      let x = travel * scale.fraction(of: value)
      ZStack(alignment: .leading) {
        Capsule().fill(Color.controlFill).frame(height: track)
        Capsule().fill(Color.accentColor).frame(width: x + knob / 2, height: track)
        Circle().fill(Color.white)
          .shadow(color: .black.opacity(0.25), radius: 1.5, y: 0.5)
          .overlay { Circle().inset(by: 0.25).stroke(Color.black.opacity(0.18), lineWidth: 0.5) }
          .overlay { if isDragging { Circle().fill(Color.black.opacity(0.08)) } }
          .frame(width: knob, height: knob)
          .modifier(FocusRing(cornerRadius: knob / 2, role: .slider(value, in: range), press: press))
          .offset(x: x)
      }
      .frame(height: proxy.size.height)
      .contentShape(Rectangle())
      .gesture(
        DragGesture(minimumDistance: 0)
          .onChanged { drag in
            if !isDragging {
              isDragging = true
              editingChanged(true)
            }
            set(scale.value(at: (drag.location.x - knob / 2) / travel))
          }
          .onEnded { _ in
            isDragging = false
            editingChanged(false)
          })
    }
    .frame(minWidth: 60)
    .frame(height: metrics.sliderHeight)
    .modifier(Fade(opacity: isEnabled ? 1 : 0.4))
  }

  private func set(_ new: Double) { if new != value { value = new } }

  private func press(_ press: KeyStroke) -> Bool {
    guard press.phase != .up else { return false }
    switch press.key {
    case .leftArrow, .downArrow: set(scale.snapped(value - scale.increment))
    case .rightArrow, .upArrow: set(scale.snapped(value + scale.increment))
    case .home: set(range.lowerBound)
    case .end: set(range.upperBound)
    default: return false
    }
    return true
  }
}
