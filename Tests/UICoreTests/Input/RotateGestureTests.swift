import SwiftUI
import Testing
import UITestSupport

@testable import UICore

/// Option and the wheel as a turn by two fingers.
@MainActor struct RotateGestureTests {
  @Observable final class Turns {
    var angles: [Angle] = []
    var ends = 0
    var pinches = 0
  }

  private func wheel(_ dy: CGFloat, _ modifiers: EventModifiers) -> InputEvent {
    .scroll(location: CGPoint(x: 50, y: 75), delta: CGVector(dx: 0, dy: dy), isPrecise: true, modifiers: modifiers)
  }

  @Test func theWheelWithOptionTurns() throws {
    let turns = Turns()
    let host = try TestHost {
      Color.blue.gesture(
        RotationGesture().onChanged { turns.angles.append($0) }.onEnded { _ in turns.ends += 1 })
    }
    // A hundred points are a quarter turn; backwards is clockwise.
    host.send(wheel(-100, .option))
    host.send(wheel(50, .option))
    #expect(turns.angles.map { ($0.degrees * 1000).rounded() } == [90_000, -45_000])
    #expect(turns.ends == 2)
    host.send(wheel(-0.5, .option))
    host.send(wheel(-100, []))
    host.send(wheel(-100, .control))
    host.click(50, 50)
    // Below a degree, the wheel alone, pinches and presses are no turns.
    #expect(turns.angles.count == 2)
  }

  @Test func aTurnAndAPinchTogether() throws {
    let turns = Turns()
    let host = try TestHost {
      Color.blue.gesture(
        RotateGesture(minimumAngleDelta: .degrees(10)).onChanged { turns.angles.append($0.rotation) }
          .simultaneously(with: MagnifyGesture().onChanged { _ in turns.pinches += 1 }))
    }
    host.send(wheel(-100, .control))
    #expect(turns.angles.isEmpty && turns.pinches > 0)
    let pinches = turns.pinches
    host.send(wheel(-100, .option))
    #expect(!turns.angles.isEmpty && turns.pinches == pinches)
    let count = turns.angles.count
    // 0.9 · 10 = 9 degrees are not enough.
    host.send(wheel(-10, .option))
    #expect(turns.angles.count == count)
  }
}
