import Foundation
import SwiftUI
import Testing
import UITestSupport

extension AnimationSpecification {
  /// A linear second has come to 50 with a speed of 100. A critically damped spring to 200 goes on from there:
  /// d = 50 − 200 = −150, x(s) = 200 + (d + (100 + ωd)s)·e^(−ωs), ω = 4π.
  @Test func aSpringTakesOverTheSpeedOfACurve() throws {
    let probe = try ProbeHost()
    probe.animate(.linear(duration: 1), to: 100)
    probe.host.advance(by: 0.5)
    probe.animate(.spring(duration: 0.5, bounce: 0), to: 200)
    probe.host.advance(by: 0.1)
    let w = 4 * Double.pi
    let left: Double = (-150 + (100 - 150 * w) * 0.1) * exp(-w * 0.1)
    #expect(abs(probe.reading.value - (200 + left)) < 1e-6)
  }
}
