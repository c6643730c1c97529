import Foundation
import SwiftUI
import Testing
import UITestSupport

extension AnimationSpecification {
  /// Apple documents `tracksVelocity` as keeping the speed of changes made by hand for the animation that ends them.
  /// Ten points every 0.01 seconds are 1,000 a second. From 50 the critically damped spring to 100 starts at that speed:
  /// d = −50, x(t) = 100 + (d + (1000 + ωd)·t)·e^(−ωt), ω = 4π.
  @Test func aTrackedMovementGivesItsSpeedToASpring() throws {
    let probe = try ProbeHost()
    var tracking = Transaction()
    tracking.tracksVelocity = true
    for step in 1...5 {
      probe.host.advance(by: 0.01)
      withTransaction(tracking) { probe.lever.value = 10 * Double(step) }
      probe.host.update()
      // It is followed at once.
      #expect(probe.reading.value == 10 * Double(step))
    }
    probe.animate(.spring(duration: 0.5, bounce: 0), to: 100)
    probe.host.advance(by: 0.1)
    let w = 4 * Double.pi
    let left: Double = (-50 + (1000 - 50 * w) * 0.1) * exp(-w * 0.1)
    #expect(abs(probe.reading.value - (100 + left)) < 1e-6)
  }

  /// Held still before it is let go, it has no speed, as without tracking: x(t) = 100 − 50·(1 + ωt)·e^(−ωt).
  @Test func aMovementThatStoppedHasNoSpeed() throws {
    for tracks in [true, false] {
      let probe = try ProbeHost()
      var transaction = Transaction()
      transaction.tracksVelocity = tracks
      for step in 1...5 {
        probe.host.advance(by: 0.01)
        withTransaction(transaction) { probe.lever.value = 10 * Double(step) }
        probe.host.update()
      }
      if tracks { probe.host.advance(by: 1) }
      probe.animate(.spring(duration: 0.5, bounce: 0), to: 100)
      probe.host.advance(by: 0.1)
      let angle = 4 * Double.pi * 0.1
      #expect(abs(probe.reading.value - (100 - 50 * (1 + angle) * exp(-angle))) < 1e-6)
    }
  }
}
