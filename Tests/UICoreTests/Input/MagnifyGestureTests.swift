import SwiftUI
import Testing
import UICore
import UITestSupport

/// Control and the wheel as a pinch.
@MainActor
struct MagnifyGestureTests {
  @Observable final class Pinches {
    var values: [CGFloat] = []
    var ends = 0
    var anchor: UnitPoint?
  }

  private func host(_ pinches: Pinches) throws -> TestHost {
    try TestHost(size: CGSize(width: 200, height: 100)) {
      Color.blue
        .gesture(
          MagnifyGesture()
            .onChanged { value in
              pinches.values.append(value.magnification)
              pinches.anchor = value.startAnchor
            }
            .onEnded { _ in pinches.ends += 1 })
    }
  }

  private func wheel(_ dy: CGFloat, _ modifiers: EventModifiers) -> InputEvent {
    .scroll(location: CGPoint(x: 50, y: 75), delta: CGVector(dx: 0, dy: dy), isPrecise: true, modifiers: modifiers)
  }

  @Test func theWheelWithControlIsAPinchATurn() throws {
    let pinches = Pinches()
    let host = try host(pinches)
    // The wheel forwards moves content down, and enlarges, as in browsers. A hundred points are a factor of e.
    host.send(wheel(100, .control))
    #expect(abs(pinches.values[0] - 2.718281828459045) < 1e-12)
    host.send(wheel(-100, .control))
    #expect(abs(pinches.values[1] - 1 / 2.718281828459045) < 1e-12)
    #expect(pinches.ends == 2)
    #expect(pinches.anchor == UnitPoint(x: 0.25, y: 0.75))
  }

  @Test func theWheelAloneAndPressesAreNone() throws {
    let pinches = Pinches()
    let host = try host(pinches)
    host.send(wheel(-100, []))
    host.click(50, 50)
    host.drag(from: CGPoint(x: 10, y: 10), to: CGPoint(x: 90, y: 50))
    #expect(pinches.values.isEmpty && pinches.ends == 0)
  }
}
