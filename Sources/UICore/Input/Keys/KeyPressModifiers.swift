import AttributeGraph
import Foundation

/// Handles keys while the focus is on its content or inside.
nonisolated package struct KeyPressModifier: PrimitiveViewModifier {
  let phases: KeyPress.Phases
  let matches: (KeyPress) -> Bool
  let action: (KeyPress) -> KeyPress.Result

  nonisolated package static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let graph = inputs.graph
    let responder = KeyPressResponder(inputs) { stroke in
      let modifier = graph.read(modifier.attribute)
      guard let press = KeyPress(stroke), modifier.phases.contains(press.phase), modifier.matches(press) else {
        return false
      }
      return modifier.action(press) == .handled
    }
    return responder.wrap(body(inputs), in: graph)
  }
}

final class KeyPressResponder: ViewResponder, KeyResponder, @unchecked Sendable {
  private let action: (KeyStroke) -> Bool

  init(_ inputs: _ViewInputs, action: @escaping (KeyStroke) -> Bool) {
    self.action = action
    super.init(inputs)
  }

  func press(_ press: KeyStroke) -> Bool { action(press) }
}

/// Actions for keys.
///
/// A key goes to the focused view, then outwards, until an action returns `.handled`. Actions directly around a text
/// field come before the field. A key that nobody handles may be a keyboard shortcut or move the focus (Tab).
extension View {
  /// Runs an action when a key goes down or repeats while the view has the focus.
  nonisolated public func onKeyPress(_ key: KeyEquivalent, action: @escaping () -> KeyPress.Result) -> some View {
    onKeyPress(key, phases: [.down, .repeat]) { _ in action() }
  }

  /// Runs an action for phases of a key while the view has the focus.
  nonisolated public func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { onKeyPress(keys: [key], phases: phases, action: action) }

  /// Runs an action for one of several keys while the view has the focus.
  nonisolated public func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    let characters = Set(keys.map { KeyEquivalent.lowercased($0.character) })
    return modifier(
      KeyPressModifier(phases: phases, matches: { characters.contains($0.key.character) }, action: action))
  }

  /// Runs an action for keys whose characters are all in a set, while the view has the focus.
  nonisolated public func onKeyPress(
    characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    modifier(
      KeyPressModifier(
        phases: phases, matches: { $0.characters.unicodeScalars.allSatisfy(characters.contains) }, action: action))
  }

  /// Runs an action for any key while the view has the focus.
  nonisolated public func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { modifier(KeyPressModifier(phases: phases, matches: { _ in true }, action: action)) }
}
