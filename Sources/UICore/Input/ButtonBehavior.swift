import AttributeGraph
import DisplayList
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
  ) -> _ViewOutputs { makeView(modifier, inputs, flag: nil, body) }

  nonisolated package static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewListInputs, body: @escaping (_ViewListInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs { makeFocusList(inputs, body) { makeView(modifier, $0, flag: $1, $2) } }

  nonisolated private static func makeView(
    _ modifier: _GraphValue<Self>, _ inputs: _ViewInputs, flag: FocusFlag?, _ body: (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let (graph, modifier) = (inputs.graph, modifier.attribute)
    var inputs = inputs
    // A press on the label is the button's.
    if inputs[TextSelectionKey.self] != nil { inputs[TextSelectionKey.self] = nil }
    let focus = ButtonResponder(inputs, modifier: modifier)
    if let flag { focus.flag = flag }
    focus.router?.shortcuts.add(focus)
    inputs.base.focusFlag = focus.flag
    let press = GestureResponder(inputs) { [environment = inputs.environment] in
      let button = graph.read(modifier)
      let values = graph.withoutTracking { graph.read(environment.values) }
      var gesture = ButtonGesture(isPressed: button.isPressed, action: button.action)
      gesture.repeats = values.buttonRepeatBehavior == .enabled && button.role == .button
      if values.menuButton != nil { gesture.opens = { [weak focus] in focus?.opensMenu() } }
      return GestureModifier(gesture: gesture, priority: .normal)
    }
    var outputs = body(inputs)
    guard outputs.layout != nil else { return outputs }
    outputs.display = graph.rule(
      ButtonDisplayRule(
        button: modifier, content: outputs.display, size: inputs.size, environment: inputs.environment, press: press,
        focus: focus))
    return outputs
  }

  fileprivate func press(_ press: KeyStroke) -> Bool {
    guard press.key == .space, press.phase != .up, press.modifiers.isEmpty else { return false }
    action()
    return true
  }
}

/// Has the focus for a button, and its keyboard shortcut.
final class ButtonResponder: ControlResponder, ShortcutTarget, @unchecked Sendable {
  /// Whether the ring is shown.
  let isMarked: Attribute<Bool>
  let shortcut: Attribute<KeyboardShortcut?>
  weak var shortcutScope: ModalResponder?
  var shortcutIndex = 0
  private let modifier: Attribute<ButtonBehavior>
  private let owner: Subgraph

  fileprivate init(_ inputs: _ViewInputs, modifier: Attribute<ButtonBehavior>) {
    self.modifier = modifier
    owner = inputs.graph.currentSubgraph
    isMarked = inputs.graph.source(false)
    shortcut = inputs.environmentValue(\.keyboardShortcut)
    shortcutScope = inputs[ModalScopeKey.self]
    super.init(inputs)
  }

  private var current: ButtonBehavior? { isRemoved ? nil : viewGraph.graph.read(modifier) }

  override var canFocus: Bool { !isRemoved }
  override var role: AccessibilityRole? {
    guard let role = current?.role, role == .button, let menu = environment?.menuButton else { return current?.role }
    return .opener(isOpen: menu == .open)
  }
  func performShortcut() { current?.action() }
  fileprivate func opensMenu() { router?.menus.opens(self) }
  override func press(_ press: KeyStroke) -> Bool { current?.press(press) ?? false }

  override func removed() {
    router?.shortcuts.remove(self)
    super.removed()
  }

  override func focusChanged() {
    if isRemoved { return }
    // A row that has had the focus stays when it is scrolled out of sight, as one whose state was written.
    owner.hold()
    // A click shows where the focus is.
    viewGraph.set(isMarked, to: isFocused && router?.focus.isByKeyboard != false)
  }
}

/// Draws a button's content in the groups of its responders, and its focus ring.
private struct ButtonDisplayRule: Rule {
  let button: Attribute<ButtonBehavior>
  let content: Attribute<DisplayList>?
  let size: Attribute<ViewSize>
  let environment: EnvironmentScope
  let press: GestureResponder
  let focus: ButtonResponder

  func value(_ context: RuleContext<DisplayList>) -> DisplayList {
    var list = content.map { context.read($0) } ?? .empty
    if !list.isEmpty { list = group(group(list, press, context), focus, context) }
    guard context.read(focus.isMarked) else { return list }
    let radius = context.read(button).cornerRadius
    let ring = FocusRingShape.item(cornerRadius: radius, size: size, environment: environment, context)
    return ring.map { DisplayList(list.items + [$0]) } ?? list
  }

  private func group(
    _ list: DisplayList, _ responder: ViewResponder, _ context: RuleContext<DisplayList>
  ) -> DisplayList {
    let group = GroupItem(list, responder: responder)
    return DisplayList([
      DisplayItem(id: context.attribute.id.index, version: 0, bounds: list.bounds, content: .group(group))
    ])
  }

  static var updateKind: UpdateKind { .display }
}

/// A press that highlights at once and acts on release inside, or again and again while it is held inside. Outside the view
/// the highlight goes, but the press continues.
nonisolated struct ButtonGesture: Gesture {
  typealias Value = Void
  typealias Body = Never
  let isPressed: Binding<Bool>
  var repeats = false
  /// Called before a menu's button acts, which a mouse's press makes it do at once; nil for other buttons.
  var opens: (() -> Void)?
  let action: () -> Void

  nonisolated func _makeRecognizer() -> _GestureRecognizer<Void> { ButtonRecognizer(self) }
}

private final class ButtonRecognizer: _GestureRecognizer<Void> {
  private var gesture: ButtonGesture
  private var shown = false
  /// When it acts again without having been released; nil where it does not.
  private var next: Double?
  private var hasRepeated = false

  /// Seconds, as NSButton's periodic delay and interval are by default.
  private static let (delay, interval) = (0.4, 0.075)

  init(_ gesture: ButtonGesture) { self.gesture = gesture }

  override var deadline: Double? { next }

  override func handle(_ event: GestureEvent, _ effects: inout GestureEffects) -> GesturePhase<Void> {
    if let opens = gesture.opens, event.kind == .down, !event.isTouch {
      effects.held.append { [self] in
        opens()
        gesture.action()
      }
      return .ended(())
    }
    let isInside = event.target.isInside(event.location)
    show(isInside && event.kind != .up, &effects)
    if gesture.repeats, event.kind == .down { next = event.time + Self.delay }
    guard event.kind == .up else { return repeatIfDue(event, isInside: isInside, &effects) }
    if hasRepeated { return .ended(()) }
    guard isInside else { return .failed }
    effects.held.append { [self] in gesture.action() }
    return .ended(())
  }

  private func repeatIfDue(
    _ event: GestureEvent, isInside: Bool, _ effects: inout GestureEffects
  ) -> GesturePhase<Void> {
    // The timer's time and this sum may differ by rounding.
    if let due = next, event.time >= due - 1e-6 {
      next = event.time + Self.interval
      if isInside {
        hasRepeated = true
        effects.held.append { [self] in gesture.action() }
      }
    }
    return hasRepeated ? .active(()) : .possible(nil)
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
