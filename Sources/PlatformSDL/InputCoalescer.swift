import Foundation
import Geometry
import UICore

/// Merges pointer motion and scrolling between two frames into one event each.
///
/// A mouse reports up to a thousand times a second, more than anyone can see. A held event is delivered before any
/// other event, so that order is kept.
struct InputCoalescer {
  /// The event that is held back.
  private(set) var held: InputEvent?

  /// Adds an event and returns those to deliver now, in order.
  mutating func add(_ event: InputEvent) -> [InputEvent] {
    switch (held, event) {
    case (nil, .pointerMoved), (nil, .scroll): held = event
    case (.pointerMoved(let old), .pointerMoved(let new)) where old.isSameKind(as: new): held = event
    case (.scroll(_, let old, let wasPrecise, let before), .scroll(let location, let new, let isPrecise, let modifiers))
    where wasPrecise == isPrecise && before == modifiers:
      let delta = CGVector(dx: old.dx + new.dx, dy: old.dy + new.dy)
      held = .scroll(location: location, delta: delta, isPrecise: isPrecise, modifiers: modifiers)
    case (let old?, .pointerMoved), (let old?, .scroll):
      held = event
      return [old]
    default: return [takeHeld(), event].compactMap { $0 }
    }
    return []
  }

  mutating func takeHeld() -> InputEvent? {
    defer { held = nil }
    return held
  }
}

extension PointerEvent {
  fileprivate func isSameKind(as other: PointerEvent) -> Bool {
    button == other.button && clickCount == other.clickCount && modifiers == other.modifiers
  }
}
