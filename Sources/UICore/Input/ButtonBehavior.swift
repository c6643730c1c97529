import AttributeGraph
import Foundation
import Geometry

/// Gives a view a button's input: presses, the space bar, its keyboard shortcut.
///
/// Lists are full of controls, so it has no body.
nonisolated package struct ButtonBehavior: PrimitiveViewModifier {
  let isPressed: Binding<Bool>
  /// Corner radius of the focus ring, in points.
  let cornerRadius: CGFloat
  /// What it is for those who do not see it.
  let role: AccessibilityRole
  let action: () -> Void

  package init(
    isPressed: Binding<Bool>, cornerRadius: CGFloat = 6, role: AccessibilityRole = .button, action: @escaping () -> Void
  ) {
    self.isPressed = isPressed
    self.cornerRadius = cornerRadius
    self.role = role
    self.action = action
  }

  nonisolated package static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let graph = inputs.graph
    var inputs = inputs
    // A press on the label is the button's.
    inputs[TextSelectionKey.self] = nil
    let gesture = modifier.map(in: graph) {
      GestureModifier(gesture: ButtonGesture(isPressed: $0.isPressed, action: $0.action), priority: .normal)
    }
    let ring = modifier.map(in: graph) { FocusRing(cornerRadius: $0.cornerRadius, role: $0.role, press: $0.press) }
    let shortcut = modifier.map(in: graph) { ShortcutModifier($0.action) }
    return ShortcutModifier._makeView(modifier: shortcut, inputs: inputs) { inputs in
      FocusRing._makeView(modifier: ring, inputs: inputs) { inputs in
        GestureModifier._makeView(modifier: gesture, inputs: inputs, body: body)
      }
    }
  }

  private func press(_ press: KeyStroke) -> Bool {
    guard press.key == .space, press.phase != .up, press.modifiers.isEmpty else { return false }
    action()
    return true
  }
}

/// A press that highlights at once and acts on release inside. Outside the view the highlight goes, but the press
/// continues.
nonisolated struct ButtonGesture: Gesture {
  typealias Value = Void
  typealias Body = Never
  let isPressed: Binding<Bool>
  let action: () -> Void

  nonisolated func _makeRecognizer() -> _GestureRecognizer<Void> { ButtonRecognizer(self) }
}

private final class ButtonRecognizer: _GestureRecognizer<Void> {
  private var gesture: ButtonGesture
  private var shown = false

  init(_ gesture: ButtonGesture) { self.gesture = gesture }

  override func handle(_ event: GestureEvent, _ effects: inout GestureEffects) -> GesturePhase<Void> {
    let isInside = event.target.isInside(event.location)
    show(isInside && event.kind != .up, &effects)
    guard event.kind == .up else { return .possible(nil) }
    guard isInside else { return .failed }
    effects.held.append { [self] in gesture.action() }
    return .ended(())
  }

  private func show(_ value: Bool, _ effects: inout GestureEffects) {
    guard value != shown else { return }
    shown = value
    effects.immediate.append { [self] in gesture.isPressed.wrappedValue = value }
  }

  override func cancel(_ effects: inout GestureEffects) { show(false, &effects) }

  override func adopt(_ other: _GestureRecognizer<Void>) {
    if let other = other as? ButtonRecognizer { gesture = other.gesture }
  }
}

/// Registers the environment's keyboard shortcut while the content is in the view tree.
nonisolated package struct ShortcutModifier: PrimitiveViewModifier {
  let action: () -> Void

  package init(_ action: @escaping () -> Void) { self.action = action }

  nonisolated package static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let graph = inputs.graph
    guard let table = inputs.inputRouter?.shortcuts else { return body(inputs) }
    let isEnabled = inputs.environmentValue(\.isEnabled)
    let scope = inputs[ModalScopeKey.self]
    var registered: Int?
    inputs.addChangeEffect(of: inputs.environmentValue(\.keyboardShortcut)) { _, shortcut in
      if let registered { table.remove(registered) }
      registered = shortcut.map {
        table.add($0, in: scope) {
          guard graph.read(isEnabled) else { return false }
          graph.read(modifier.attribute).action()
          return true
        }
      }
    }
    graph.currentSubgraph.onRemove { if let registered { table.remove(registered) } }
    return body(inputs)
  }
}
