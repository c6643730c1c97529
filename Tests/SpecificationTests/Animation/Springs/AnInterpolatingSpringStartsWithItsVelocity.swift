import Foundation
import SwiftUI
import Testing
import UITestSupport

extension AnimationSpecification {
  /// Critically damped from rest position with velocity v: x(t) = 1 − (1 + (ω − v)·t)·e^(−ωt). Stiffness 100 and
  /// damping 20 at mass 1 are ω = 10 and ζ = 1; the initial velocity is in units of the change.
  @Test func anInterpolatingSpringStartsWithItsVelocity() throws {
    let probe = try ProbeHost()
    probe.animate(.interpolatingSpring(stiffness: 100, damping: 20, initialVelocity: 4), to: 50)
    probe.host.advance(by: 0.1)
    let left: Double = (1 + (10 - 4) * 0.1) * exp(-1)
    #expect(probe.reading.isClose(to: 50 * (1 - left)))
  }
}
