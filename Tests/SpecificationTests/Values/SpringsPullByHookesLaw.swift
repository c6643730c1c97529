import Foundation
import SwiftUI
import Testing

extension ValueSpecification {
  /// Force is k · (target − position) − c · velocity. From zero with velocity v, ζ = 0.6 and ω₁ = 0.8ω:
  /// x(t) = T − e^(−ζωt) · (T · cos ω₁t + (ζωT − v) / ω₁ · sin ω₁t), the solution of x'' = force with mass 1.
  @Test func springsPullByHookesLaw() {
    let spring = Spring(mass: 1, stiffness: 100, damping: 12)
    // 100 · (10 − 4) − 12 · 3
    let force: Double = spring.force(target: 10, position: 4, velocity: 3)
    #expect(abs(force - 564) < 1e-9)
    func position(_ t: Double) -> Double {
      let (along, across): (Double, Double) = (7 * cos(8 * t), 37.0 / 8 * sin(8 * t))
      return 7 - exp(-6 * t) * (along + across)
    }
    var (value, velocity) = (0.0, 5.0)
    for step in 1...10 {
      let t = Double(step) / 10
      #expect(abs(spring.value(target: 7, initialVelocity: 5, time: t) - position(t)) < 1e-12)
      let slope = (position(t + 1e-5) - position(t - 1e-5)) / 2e-5
      #expect(abs(spring.velocity(target: 7, initialVelocity: 5, time: t) - slope) < 1e-6)
      spring.update(value: &value, velocity: &velocity, target: 7, deltaTime: 0.1)
      #expect(abs(value - position(t)) < 1e-12)
    }
  }
}
