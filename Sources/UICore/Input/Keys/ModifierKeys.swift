import AttributeGraph
import Foundation

/// The modifier keys that are held, and the views that ask.
final class ModifierKeys {
  /// Those that are keys of their own.
  private(set) var held: EventModifiers = []
  private var observers: [(id: ObjectIdentifier, changed: (EventModifiers, EventModifiers) -> Void)] = []

  func update(_ modifiers: EventModifiers, _ viewGraph: ViewGraph) {
    // The keypad is where another key is.
    let (old, new) = (held, modifiers.subtracting(.numericPad))
    if old == new { return }
    held = new
    if observers.isEmpty { return }
    viewGraph.acting(.key, path: nil) { for observer in observers { observer.changed(old, new) } }
  }

  func add(_ id: AnyObject, changed: @escaping (EventModifiers, EventModifiers) -> Void) {
    observers.append((ObjectIdentifier(id), changed))
  }

  func remove(_ id: AnyObject) { observers.removeAll { $0.id == ObjectIdentifier(id) } }
}

nonisolated package struct ModifierKeysModifier: PrimitiveViewModifier {
  let mask: EventModifiers
  let isInitial: Bool
  let action: (EventModifiers, EventModifiers) -> Void

  nonisolated package static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let graph = inputs.graph
    if let keys = inputs.inputRouter?.modifierKeys {
      let observer = ViewPresenceMark()
      keys.add(observer) { old, new in
        let modifier = graph.read(modifier.attribute)
        let (old, new) = (modifier.told(old), modifier.told(new))
        if old != new { modifier.action(old, new) }
      }
      graph.currentSubgraph.onRemove { [weak keys] in
        observer.isThere = false
        keys?.remove(observer)
      }
      inputs.viewGraph.enqueueAction { [weak keys] in
        guard observer.isThere, let keys else { return }
        let modifier = graph.read(modifier.attribute)
        let held = modifier.told(keys.held)
        if modifier.isInitial { modifier.action(held, held) }
      }
    }
    return body(inputs)
  }

  /// What the action is told of what is held. On Linux the Control key acts as Command.
  private func told(_ held: EventModifiers) -> EventModifiers {
    var held = held
    if held.contains(.control), mask.contains(.command), !mask.contains(.control) { held.insert(.command) }
    return held.intersection(mask)
  }
}

private final class ViewPresenceMark {
  var isThere = true
}

extension View {
  /// Calls `action` with what was held and what is held when a modifier key goes down or up.
  ///
  /// - Parameters:
  ///   - mask: the keys that it is told of. On Linux the Control key is told as Command where Control is not among them.
  ///   - initial: whether it is also called when the view appears.
  nonisolated public func onModifierKeysChanged(
    mask: EventModifiers = .all, initial: Bool = true,
    _ action: @escaping (_ old: EventModifiers, _ new: EventModifiers) -> Void
  ) -> some View { modifier(ModifierKeysModifier(mask: mask, isInitial: initial, action: action)) }

  /// Shows another view in place of this one while the modifier keys are held, all of them.
  public func modifierKeyAlternate<V: View>(
    _ modifiers: EventModifiers, @ViewBuilder _ alternate: () -> V
  ) -> some View { modifier(ModifierKeyAlternate(modifiers: modifiers, alternate: alternate())) }
}

private struct ModifierKeyAlternate<Alternate: View>: ViewModifier {
  let modifiers: EventModifiers
  let alternate: Alternate
  @State private var isHeld = false

  func body(content: Content) -> some View {
    let modifiers = modifiers
    Group {
      if isHeld { alternate } else { content }
    }
    .onModifierKeysChanged(mask: modifiers) { _, held in isHeld = held == modifiers }
  }
}
