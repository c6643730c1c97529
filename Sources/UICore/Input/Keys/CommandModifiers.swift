import AttributeGraph
import Foundation

/// The way of an arrow key.
public enum MoveCommandDirection: Hashable, Sendable {
  /// Towards that side of the screen.
  case up, down, left, right

  init?(_ key: InputEvent.Key) {
    switch key {
    case .upArrow: self = .up
    case .downArrow: self = .down
    case .leftArrow: self = .left
    case .rightArrow: self = .right
    default: return nil
    }
  }
}

/// Answers a key as a command, while the focus is on the content or inside.
nonisolated package struct CommandModifier: PrimitiveViewModifier {
  /// Returns whether the key is the command, and does what it asks.
  let perform: (KeyStroke) -> Bool

  nonisolated package static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let graph = inputs.graph
    let responder = CommandResponder(inputs) { stroke in
      guard stroke.phase != .up, stroke.modifiers.isDisjoint(with: [.control, .option, .command, .shift]) else {
        return false
      }
      return graph.read(modifier.attribute).perform(stroke)
    }
    return responder.wrap(body(inputs), in: graph)
  }
}

/// Unlike an `onKeyPress` around a text field it does not come before the field.
final class CommandResponder: ViewResponder, KeyResponder, @unchecked Sendable {
  private let action: (KeyStroke) -> Bool

  init(_ inputs: _ViewInputs, action: @escaping (KeyStroke) -> Bool) {
    self.action = action
    super.init(inputs)
  }

  func press(_ press: KeyStroke) -> Bool { action(press) }
}

extension View {
  /// Calls `action` for arrow keys that the focused view inside does not take.
  nonisolated public func onMoveCommand(perform action: ((MoveCommandDirection) -> Void)?) -> some View {
    modifier(
      CommandModifier { stroke in
        guard let action, let direction = MoveCommandDirection(stroke.key) else { return false }
        action(direction)
        return true
      })
  }

  /// Calls `action` for the Escape key that the focused view inside does not take.
  nonisolated public func onExitCommand(perform action: (() -> Void)?) -> some View {
    modifier(CommandModifier(key: [.escape], action))
  }

  /// Calls `action` for the Delete and Backspace keys that the focused view inside does not take.
  nonisolated public func onDeleteCommand(perform action: (() -> Void)?) -> some View {
    modifier(CommandModifier(key: [.delete, .deleteForward], action))
  }
}

extension CommandModifier {
  nonisolated fileprivate init(key: Set<InputEvent.Key>, _ action: (() -> Void)?) {
    self.init { stroke in
      guard let action, key.contains(stroke.key) else { return false }
      action()
      return true
    }
  }
}
