import Foundation
import SwiftUI
import Testing
import UITestSupport

extension AnimationSpecification {
  /// Below critical damping, x(t) = 1 − e^(−ζωt)·(cos ω₁t + ζω/ω₁·sin ω₁t), ω₁ = ω√(1 − ζ²). A bounce of 0.4 is a
  /// damping ratio ζ of 0.6, and a duration of 0.5 one period of ω.
  @Test func aBouncingSpringIsADampedOscillation() throws {
    let probe = try ProbeHost()
    probe.animate(.spring(duration: 0.5, bounce: 0.4), to: 100)
    for step in 1...4 {
      probe.host.advance(by: 0.1)
      let (t, w, z) = (0.1 * Double(step), 2 * Double.pi / 0.5, 0.6)
      let w1 = w * 0.8
      let expected = 1 - exp(-z * w * t) * (cos(w1 * t) + z * w / w1 * sin(w1 * t))
      #expect(abs(probe.reading.value - 100 * expected) < 1e-6)
    }
  }
}
