import SwiftUI
import Testing

extension ValueSpecification {
  /// Apple's documentation of `Spring` gives one spring twice: duration 0.5 and bounce 0.3; mass 1, stiffness 157.9 and
  /// damping 17.6. Its formulas: stiffness (2π / duration)², damping 4π · (1 − bounce) / duration, or with a negative
  /// bounce 4π / (duration + duration · bounce).
  @Test func springsConvertBetweenTheirTerms() {
    let spring = Spring(duration: 0.5, bounce: 0.3)
    #expect(spring.mass == 1)
    #expect(abs(spring.stiffness - 157.9) < 0.05)
    #expect(abs(spring.damping - 17.6) < 0.05)
    #expect(abs(Spring(mass: 1, stiffness: 157.9, damping: 17.6).duration - 0.5) < 1e-3)
    #expect(abs(Spring(mass: 1, stiffness: 157.9, damping: 17.6).bounce - 0.3) < 1e-3)

    let flat = Spring(duration: 0.5, bounce: -0.2)
    #expect(abs(flat.damping - 4 * .pi / (0.5 - 0.5 * 0.2)) < 1e-9)

    // Response is the period of the undamped swing, 2π / √(k / m), and the damping ratio c / (2 · √(k · m)):
    // m = 4, k = 100, c = 20 give 2π / 5 and 20 / 40.
    let heavy = Spring(mass: 4, stiffness: 100, damping: 20)
    #expect(abs(heavy.response - 2 * .pi / 5) < 1e-12)
    #expect(heavy.dampingRatio == 0.5 && heavy.bounce == 0.5)
    #expect(heavy.mass == 4 && abs(heavy.stiffness - 100) < 1e-9 && abs(heavy.damping - 20) < 1e-9)
    #expect(Spring(response: 0.5, dampingRatio: 0.7).duration == spring.duration)
  }
}
