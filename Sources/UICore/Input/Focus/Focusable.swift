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

extension View {
  /// Lets the view have the keyboard's focus: Tab stops at it and a click moves the focus to it.
  nonisolated public func focusable(_ isFocusable: Bool = true) -> some View {
    modifier(FocusableModifier(isFocusable: isFocusable, focusesOnClick: true))
  }
}
