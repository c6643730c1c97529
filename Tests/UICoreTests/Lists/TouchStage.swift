import Foundation
import Geometry

@testable import UICore

/// A window whose clock a finger moves on.
@MainActor final class TouchStage {
  let window: BoxWindow
  private(set) var time = 0.0

  init(
    height: CGFloat = 280, direction: LayoutDirection = .leftToRight, profile: PlatformProfile = .desktop,
    @ViewBuilder _ root: () -> some View
  ) {
    window = BoxWindow(200, height, direction: direction, profile: profile, root)
    _ = window.boxes()
  }

  func pass(_ seconds: Double) {
    for _ in 0..<max(1, Int((seconds * 60).rounded())) {
      time += 1.0 / 60
      _ = window.boxes(at: time)
    }
  }

  func send(_ make: (PointerEvent) -> InputEvent, _ x: CGFloat, _ y: CGFloat, isTouch: Bool = true) {
    window.host.send(make(PointerEvent(location: CGPoint(x: x, y: y), isTouch: isTouch)))
    pass(1.0 / 60)
  }

  /// A finger that moves in steps of at most 10 points, then rests, so that it is let go without speed.
  func drag(from start: CGPoint, by way: CGVector, rests: Bool = true, lifts: Bool = true) {
    send(InputEvent.pointerDown, start.x, start.y)
    let steps = max(1, Int((max(abs(way.dx), abs(way.dy)) / 10).rounded(.up)))
    for step in 1...steps {
      let part = CGFloat(step) / CGFloat(steps)
      send(InputEvent.pointerMoved, start.x + way.dx * part, start.y + way.dy * part)
    }
    if rests {
      pass(0.3)
      send(InputEvent.pointerMoved, start.x + way.dx, start.y + way.dy)
    }
    if lifts { send(InputEvent.pointerUp, start.x + way.dx, start.y + way.dy) }
  }

  func click(_ x: CGFloat, _ y: CGFloat, isTouch: Bool = true) {
    send(InputEvent.pointerDown, x, y, isTouch: isTouch)
    send(InputEvent.pointerUp, x, y, isTouch: isTouch)
  }

  subscript(_ name: Int) -> CGRect { window.boxes(at: time).first { $0.name == name }?.frame ?? .null }
}
