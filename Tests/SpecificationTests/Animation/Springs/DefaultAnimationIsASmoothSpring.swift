import Foundation
import SwiftUI
import Testing
import UITestSupport

extension AnimationSpecification {
  /// Apple documents the default animation as a spring of response 0.55 that is critically damped:
  /// x(t) = 1 − (1 + ωt)·e^(−ωt) with ω = 2π / 0.55.
  @Test func defaultAnimationIsASmoothSpring() throws {
    let probe = try ProbeHost()
    withAnimation { probe.lever.value = 100 }
    probe.host.update()
    probe.host.advance(by: 0.2)
    let angle = 2 * Double.pi / 0.55 * 0.2
    #expect(probe.reading.isClose(to: 100 * (1 - (1 + angle) * exp(-angle))))
  }
}
