import Foundation
import Geometry
import Testing
import UITestSupport

@testable import UICore

/// Values at given times of a manual clock, against arithmetic. Frames fall on sixtieths of a second, so 0.25 s is a frame.
@MainActor struct TimingTests {
  private let reading = Gauge()
  private let remote = Remote<Double>()

  private func meter() throws -> TestHost {
    try TestHost { Owner(remote, 0.0) { Meter($0, reading).fill(pureRed) } }
  }

  private func isClose(_ value: Double) -> Bool { abs(reading.value - value) < 1e-6 }

  @Test func linearIsInProportion() throws {
    let host = try meter()
    host.animate(.linear(duration: 1)) { remote.value = 100 }
    #expect(reading.value == 0)
    host.advance(by: 0.25)
    #expect(isClose(25))
    host.advance(by: 0.5)
    #expect(isClose(75))
    host.advance(by: 0.5)
    #expect(reading.value == 100)
  }

  @Test func easeInOutFollowsItsCurve() throws {
    let host = try meter()
    host.animate(.easeInOut(duration: 2)) { remote.value = 100 }
    host.advance(by: 0.5)
    #expect(isClose(100 * UnitCurve.easeInOut.value(at: 0.25)))
    host.advance(by: 0.5)
    // The curve is symmetric about its middle.
    #expect(isClose(50))
  }

  @Test func aCriticallyDampedSpringHasAClosedForm() throws {
    let host = try meter()
    // duration 0.5, no bounce: ω = 2π / 0.5, x(t) = 1 − (1 + ωt)·e^(−ωt).
    host.animate(.spring(duration: 0.5, bounce: 0)) { remote.value = 100 }
    host.advance(by: 0.25)
    let angle = 2 * Double.pi / 0.5 * 0.25
    #expect(isClose(100 * (1 - (1 + angle) * exp(-angle))))
  }

  @Test func animationsThatDoNotMergeAddUp() throws {
    let host = try meter()
    host.animate(.linear(duration: 1)) { remote.value = 100 }
    host.advance(by: 0.25)
    host.animate(.easeIn(duration: 1)) { remote.value = 0 }
    #expect(isClose(25))
    host.advance(by: 0.5)
    // The first goes on to 75 of its 100 while the second takes back its part of them.
    #expect(isClose(75 - 100 * UnitCurve.easeIn.value(at: 0.5)))
    host.advance(by: 1)
    #expect(reading.value == 0)
  }

  @Test func aWriteWithoutAnimationEndsOne() throws {
    let host = try meter()
    host.animate(.linear(duration: 1)) { remote.value = 100 }
    host.advance(by: 0.25)
    remote.value = 7
    host.update()
    #expect(reading.value == 7)
    let frames = host.window.frameCount
    host.advance(by: 1)
    #expect(reading.value == 7 && host.window.frameCount <= frames + 1)
  }

  @Test func aRedirectedSpringKeepsItsVelocity() throws {
    let host = try meter()
    let spring = Spring(duration: 0.5, bounce: 0)
    host.animate(.spring(spring)) { remote.value = 100 }
    host.advance(by: 0.25)
    let start = reading.value
    let velocity = spring.velocity(target: 100, time: 0.25)
    host.animate(.spring(spring)) { remote.value = 0 }
    host.advance(by: 0.1)
    // From `start` towards 0 with the speed it had.
    let expected = start + spring.value(target: -start, initialVelocity: velocity, time: 0.1)
    #expect(isClose(expected))
    host.advance(by: 5)
    #expect(reading.value == 0)
  }

  @Test func aRedirectedSpringMovesAsTheNewOne() throws {
    let host = try meter()
    let (slow, fast) = (Spring(duration: 2, bounce: 0), Spring(duration: 0.2, bounce: 0))
    host.animate(.spring(slow)) { remote.value = 100 }
    host.advance(by: 0.5)
    let start = reading.value
    let velocity = slow.velocity(target: 100, time: 0.5)
    host.animate(.spring(fast)) { remote.value = 0 }
    host.advance(by: 0.1)
    #expect(isClose(start + fast.value(target: -start, initialVelocity: velocity, time: 0.1)))
  }

  @Test func disabledAnimationsAreNotShown() throws {
    let host = try meter()
    var transaction = Transaction(animation: .linear(duration: 1))
    transaction.disablesAnimations = true
    withTransaction(transaction) { remote.value = 100 }
    host.update()
    #expect(reading.value == 100)
  }
}
