import AttributeGraph
import Foundation
import Geometry

/// Gives its content the ability to have the focus.
nonisolated struct FocusableModifier: PrimitiveViewModifier {
  var isFocusable = true
  var focusesOnClick = false
  /// Told when the focus comes and goes.
  var changed: (Bool) -> Void = { _ in }
  /// Whether a key that comes to the focused view was used.
  var press: (KeyStroke) -> Bool = { _ in false }

  nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let responder = FocusableResponder(inputs, modifier: modifier.attribute)
    return responder.wrap(body(inputs), in: inputs.graph)
  }
}

private final class FocusableResponder: FocusResponder, @unchecked Sendable {
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
}

/// What a focusable view does with the focus.
public struct FocusInteractions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The focus stands for a press, as at a button: Tab stops there, a click does not move the focus.
  public static let activate = FocusInteractions(rawValue: 1)
  /// The focus takes keys over time, as a text field does: a click moves the focus too.
  public static let edit = FocusInteractions(rawValue: 2)
  /// All of them.
  public static let automatic: FocusInteractions = [.activate, .edit]
}

extension View {
  /// Lets the view have the keyboard's focus: Tab stops at it and a click moves the focus to it.
  ///
  /// It draws the ring around what has the focus; `focusEffectDisabled()` leaves that to the view.
  nonisolated public func focusable(_ isFocusable: Bool = true) -> some View {
    focusable(isFocusable, interactions: .automatic)
  }

  /// Lets the view have the keyboard's focus.
  nonisolated public func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions) -> some View {
    modifier(
      FocusRing(
        cornerRadius: 2, isFocusable: isFocusable, focusesOnClick: interactions.contains(.edit), press: { _ in false }))
  }

  /// Draws no ring around the view and those in it while they have the focus.
  public func focusEffectDisabled(_ disabled: Bool = true) -> some View {
    transformEnvironment(\.isFocusEffectEnabled) { if disabled { $0 = false } }
  }
}

private enum FocusEffectKey: EnvironmentKey { static var defaultValue: Bool { true } }

extension EnvironmentValues {
  /// Whether what has the focus is marked by a ring.
  public internal(set) var isFocusEffectEnabled: Bool {
    get { self[FocusEffectKey.self] }
    set { self[FocusEffectKey.self] = newValue }
  }
}
