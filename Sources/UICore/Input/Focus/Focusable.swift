import AttributeGraph
import Foundation
import Geometry

/// Makes its content focusable.
nonisolated struct FocusableModifier: PrimitiveViewModifier {
  var isFocusable = true
  var focusesOnClick = false
  var role: AccessibilityRole?
  /// Called when the focus comes or goes.
  var changed: (Bool) -> Void = { _ in }
  /// Handles a key while the content has the focus; returns whether it did.
  var press: (KeyStroke) -> Bool = { _ in false }

  nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    makeView(modifier, inputs, flag: nil, body)
  }

  nonisolated static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewListInputs, body: @escaping (_ViewListInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs { makeFocusList(inputs, body) { makeView(modifier, $0, flag: $1, $2) } }

  nonisolated private static func makeView(
    _ modifier: _GraphValue<Self>, _ inputs: _ViewInputs, flag: FocusFlag?, _ body: (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    var inputs = inputs
    let responder = FocusableResponder(inputs, modifier: modifier.attribute)
    if let flag { responder.flag = flag }
    inputs.base.focusFlag = responder.flag
    return responder.wrap(body(inputs), in: inputs.graph)
  }
}

/// The responder of something that is told to those who do not see it.
class ControlResponder: FocusResponder, @unchecked Sendable {
  /// What it is; nil for no control.
  var role: AccessibilityRole? { nil }
}

private final class FocusableResponder: ControlResponder, @unchecked Sendable {
  private let modifier: Attribute<FocusableModifier>

  init(_ inputs: _ViewInputs, modifier: Attribute<FocusableModifier>) {
    self.modifier = modifier
    super.init(inputs)
  }

  private var current: FocusableModifier? { isRemoved ? nil : viewGraph.graph.read(modifier) }

  override var canFocus: Bool { current?.isFocusable ?? false }
  override var focusesOnClick: Bool { current?.focusesOnClick ?? false }
  override func focusChanged() { current?.changed(isFocused) }
  override func press(_ press: KeyStroke) -> Bool { current?.press(press) ?? false }
  override var role: AccessibilityRole? { current?.role }
}

/// How a focusable view uses the focus.
public struct FocusInteractions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The focus is used to activate the view, like a button: Tab stops there, a click does not move the focus.
  public static let activate = FocusInteractions(rawValue: 1)
  /// The focus is used for key input, as in a text field: a click moves the focus too.
  public static let edit = FocusInteractions(rawValue: 2)
  /// All interactions.
  public static let automatic: FocusInteractions = [.activate, .edit]
}

extension View {
  /// Makes the view focusable: Tab stops at it, and a click moves the focus to it.
  ///
  /// A ring marks the focus; use `focusEffectDisabled()` to draw your own.
  nonisolated public func focusable(_ isFocusable: Bool = true) -> some View {
    focusable(isFocusable, interactions: .automatic)
  }

  /// Makes the view focusable, and calls `onFocusChange` when it gets and loses the focus.
  public func focusable(_ isFocusable: Bool = true, onFocusChange: @escaping (_ isFocused: Bool) -> Void) -> some View {
    focusable(isFocusable).modifier(FocusChangeModifier(action: onFocusChange))
  }

  /// Makes the view focusable.
  nonisolated public func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions) -> some View {
    modifier(
      FocusRing(
        cornerRadius: 2, isFocusable: isFocusable, focusesOnClick: interactions.contains(.edit), press: { _ in false }))
  }

  /// Hides the focus ring of the view and of those inside.
  public func focusEffectDisabled(_ disabled: Bool = true) -> some View {
    transformEnvironment(\.isFocusEffectEnabled) { if disabled { $0 = false } }
  }
}

private enum FocusEffectKey: EnvironmentKey { static var defaultValue: Bool { true } }

extension EnvironmentValues {
  /// Whether a ring marks the focused view.
  public internal(set) var isFocusEffectEnabled: Bool {
    get { self[FocusEffectKey.self] }
    set { self[FocusEffectKey.self] = newValue }
  }
}

private struct FocusChangeModifier: ViewModifier {
  let action: (Bool) -> Void
  @FocusState private var isFocused: Bool

  func body(content: Content) -> some View {
    content.focused($isFocused).onChange(of: isFocused) { action(isFocused) }
  }
}
