import Foundation
import Geometry

@testable import UICore

/// What tables of these tests show.
struct Planet: Identifiable, Hashable {
  let id: Int
  var name = ""
  var mass = 0
}

extension BoxWindow {
  func press(_ x: CGFloat, _ y: CGFloat, modifiers: EventModifiers = []) {
    _ = boxes()
    let event = PointerEvent(location: CGPoint(x: x, y: y), modifiers: modifiers)
    host.send(.pointerDown(event))
    host.send(.pointerUp(event))
    _ = boxes()
  }

  /// Presses at one point, moves to the other, and lets go there unless `isHeld`.
  func drag(_ start: CGPoint, to end: CGPoint, isHeld: Bool = false) {
    _ = boxes()
    host.send(.pointerDown(PointerEvent(location: start)))
    for step in 1...4 {
      let part = CGFloat(step) / 4
      let point = CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
      host.send(.pointerMoved(PointerEvent(location: point)))
      _ = boxes()
    }
    if !isHeld { host.send(.pointerUp(PointerEvent(location: end))) }
    _ = boxes()
  }

  /// The names of the boxes whose name is below `limit`, from top to bottom.
  func column(below limit: Int) -> [Int] {
    boxes().filter { $0.name < limit }.sorted { $0.frame.minY < $1.frame.minY }.map(\.name)
  }
}
