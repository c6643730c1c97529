import Foundation
import Geometry
import TextLayout

@testable import UICore

/// A window of 200×100 points, driven by hand: events in, a log out.
@MainActor final class Stage {
  let host: ViewHost
  let log = Log()
  private(set) var time = 0.0

  init(size: CGSize = CGSize(width: 200, height: 100), @ViewBuilder _ view: (Log) -> some View) throws {
    host = ViewHost(view(log), fonts: try FontSystem(), size: size)
    host.router.services.now = { [unowned self] in time }
    host.update(at: 0)
  }

  /// What was logged since the last call.
  func take() -> [String] {
    update()
    return log.take()
  }

  func update() { host.update(at: time) }

  func wait(_ seconds: Double) {
    time += seconds
    update()
  }

  func down(_ x: CGFloat, _ y: CGFloat, count: Int = 1) {
    host.send(.pointerDown(PointerEvent(location: CGPoint(x: x, y: y), clickCount: count)))
    update()
  }
  func move(_ x: CGFloat, _ y: CGFloat) {
    host.send(.pointerMoved(PointerEvent(location: CGPoint(x: x, y: y))))
    update()
  }
  func up(_ x: CGFloat, _ y: CGFloat, count: Int = 1) {
    host.send(.pointerUp(PointerEvent(location: CGPoint(x: x, y: y), clickCount: count)))
    update()
  }
  func click(_ x: CGFloat, _ y: CGFloat, count: Int = 1) {
    for press in 1...count {
      down(x, y, count: press)
      up(x, y, count: press)
    }
  }
  func drag(_ from: CGPoint, _ to: CGPoint, steps: Int = 4) {
    down(from.x, from.y)
    for step in 1...steps {
      let part = CGFloat(step) / CGFloat(steps)
      time += 0.016
      move(from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part)
    }
    up(to.x, to.y)
  }
  func key(_ key: InputEvent.Key, _ modifiers: EventModifiers = []) {
    host.send(.keyDown(key, modifiers: modifiers, isRepeat: false))
    update()
    host.send(.keyUp(key, modifiers: modifiers))
    update()
  }
}
