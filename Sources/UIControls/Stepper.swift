import Foundation
import Geometry
import UICore

/// A control that increments and decrements a value.
public struct Stepper<Label: View>: UnaryView {
  private let label: Label
  private let increment: (() -> Void)?
  private let decrement: (() -> Void)?
  /// What shows the value, and takes one that is typed.
  var field: AnyView?
  private let look = LabeledLook()
  @Environment(\.platformProfile) private var profile

  /// Creates a stepper from two actions; a nil action disables its button.
  public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.label = label()
    increment = onIncrement.map { action in
      {
        onEditingChanged(true)
        action()
        onEditingChanged(false)
      }
    }
    decrement = onDecrement.map { action in
      {
        onEditingChanged(true)
        action()
        onEditingChanged(false)
      }
    }
  }

  /// The older form of `init(label:onIncrement:onDecrement:onEditingChanged:)`.
  public init(
    onIncrement: (() -> Void)?, onDecrement: (() -> Void)?, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      label: label, onIncrement: onIncrement, onDecrement: onDecrement, onEditingChanged: onEditingChanged)
  }

  /// Steps a value without bounds; `onEditingChanged` is called with true and false around each step.
  public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: label, onIncrement: { value.wrappedValue = value.wrappedValue.advanced(by: step) },
      onDecrement: { value.wrappedValue = value.wrappedValue.advanced(by: -step) }, onEditingChanged: onEditingChanged)
  }

  /// Steps a value within bounds; at a bound, its button is disabled.
  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    let current = value.wrappedValue
    self.init(
      label: label,
      onIncrement: current < bounds.upperBound
        ? { value.wrappedValue = min(value.wrappedValue.advanced(by: step), bounds.upperBound) } : nil,
      onDecrement: current > bounds.lowerBound
        ? { value.wrappedValue = max(value.wrappedValue.advanced(by: -step), bounds.lowerBound) } : nil,
      onEditingChanged: onEditingChanged)
  }

  public var body: some View {
    Group {
      if let field {
        labeled {
          HStack(spacing: profile.controls.stepperFieldSpacing) {
            // A field is an element of its own.
            if let title { field.accessibilityLabel(title) } else { field }
            buttons.modifier(adjustable).accessibilityLabel(title ?? Text(verbatim: ""))
          }
        }
      } else if Label.self == EmptyView.self {
        buttons
      } else {
        look.row(label, buttons, .center)
      }
    }
    .modifier(field == nil ? adjustable : AccessibilityAttachmentModifier { _ in })
    .modifier(ControlSpacing())
  }

  private var title: Text? { label as? Text }

  @ViewBuilder private func labeled(@ViewBuilder _ content: () -> some View) -> some View {
    if Label.self == EmptyView.self {
      content()
    } else {
      LabeledContent(content: content, label: { label })
    }
  }

  private var adjustable: AccessibilityAttachmentModifier {
    .accessibleControl { [increment, decrement] direction in
      (direction == .increment ? increment : decrement)?()
    }
  }

  private var buttons: some View {
    let shape = RoundedRectangle(cornerRadius: profile.controls.stepperRadius, style: .continuous)
    return HStack(spacing: 1) {
      StepperHalf(isPlus: false, action: decrement)
      StepperHalf(isPlus: true, action: increment)
    }
    .background { shape.fill(Color.controlFill) }
    .transformEnvironment(\.buttonRepeatBehavior) { if $0 == .automatic { $0 = .enabled } }
  }
}

extension Stepper where Label == Text {
  /// Steps a value without bounds, titled by a localized string key.
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(value: value, step: step, label: { Text(titleKey) }, onEditingChanged: onEditingChanged) }

  /// Steps a value within bounds, titled by a localized string key.
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, in: bounds, step: step, label: { Text(titleKey) }, onEditingChanged: onEditingChanged)
  }

  /// Runs an action for each step, titled by a localized string key; a nil action disables its button.
  public init(
    _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: { Text(titleKey) }, onIncrement: onIncrement, onDecrement: onDecrement, onEditingChanged: onEditingChanged)
  }
}

private struct StepperHalf: View {
  let isPlus: Bool
  let action: (() -> Void)?
  @State private var isPressed = false
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.platformProfile) private var profile

  var body: some View {
    SignFace(isPlus: isPlus, isPressed: isPressed, isEnabled: isEnabled && action != nil, metrics: profile.controls)
      .modifier(ButtonBehavior(isPressed: $isPressed) { action?() })
      .disabled(action == nil)
  }
}

/// A plus or a minus, in the middle of half a stepper; fainter while it is pressed.
private nonisolated struct SignFace: ControlFace {
  let size: CGSize?
  let opacity: Double
  let hasDirection = false
  private let isPlus: Bool
  /// In points.
  private let length: CGFloat
  var animatableData: EmptyAnimatableData { EmptyAnimatableData() }

  init(isPlus: Bool, isPressed: Bool, isEnabled: Bool, metrics: ControlMetrics) {
    self.isPlus = isPlus
    size = metrics.stepperHalf
    length = metrics.stepperSign
    opacity = !isEnabled ? 0.4 : isPressed ? 0.6 : 1
  }

  func hitPath(in size: CGSize) -> Path? { Path(CGRect(origin: .zero, size: size)) }

  func layers(in size: CGSize) -> [FaceLayer] {
    let frame = CGRect(
      x: (size.width - length) / 2, y: (size.height - length) / 2, width: length, height: length)
    let path = Path { path in
      path.move(to: CGPoint(x: frame.minX, y: frame.midY))
      path.addLine(to: CGPoint(x: frame.maxX, y: frame.midY))
      if isPlus {
        path.move(to: CGPoint(x: frame.midX, y: frame.minY))
        path.addLine(to: CGPoint(x: frame.midX, y: frame.maxY))
      }
    }
    return [FaceLayer(path, stroke: StrokeStyle(lineWidth: 1.5, lineCap: .round), in: frame, color: .primary)]
  }
}
