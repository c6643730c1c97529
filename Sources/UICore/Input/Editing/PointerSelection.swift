import Foundation
import Geometry
import TextLayout

/// Selects text as the pointer does: characters by dragging, words with two clicks, paragraphs with three.
struct PointerSelection {
  /// The word under the press, from which a drag by words extends.
  private var pressed = 0..<0
  private var clicks = 1

  /// - Parameters:
  ///   - offset: the place between two characters that is nearest to the pointer.
  ///   - character: the offset of the character under the pointer; nil where words are not told apart.
  mutating func apply(_ event: GestureEvent, to state: inout TextEditingState, at offset: Int, character: Int?) {
    switch event.kind {
    case .down:
      clicks = event.clickCount
      if clicks >= 3 {
        state.select(state.paragraphRange(at: offset))
      } else if clicks == 2, let character {
        pressed = state.wordRange(at: character)
        state.select(pressed)
      } else {
        state.moveCaret(to: offset, extending: event.modifiers.contains(.shift))
      }
    case .moved:
      if clicks == 1 {
        state.moveCaret(to: offset, extending: true)
      } else if clicks == 2, let character {
        let word = state.wordRange(at: character)
        state.select(min(pressed.lowerBound, word.lowerBound)..<max(pressed.upperBound, word.upperBound))
      }
    case .up, .timer: break
    }
  }
}

extension TextLayout {
  /// The offset of the character under a point.
  func character(at point: CGPoint) -> Int {
    let offset = offset(at: point)
    return caretRect(at: offset).minX > point.x ? self.offset(before: offset) : offset
  }
}

/// A drag that is recognised as soon as the pointer goes down.
final class PointerRecognizer: _GestureRecognizer<Void> {
  private let action: (GestureEvent) -> Void
  init(_ action: @escaping (GestureEvent) -> Void) { self.action = action }

  override var isDiscrete: Bool { false }
  override func handle(_ event: GestureEvent, _ effects: inout GestureEffects) -> GesturePhase<Void> {
    effects.held.append { [action] in action(event) }
    return event.kind == .up ? .ended(()) : .active(())
  }
}
