import Foundation
import SwiftUI
import Testing

extension ValueSpecification {
  /// The bouncing spring stays below the envelope A·e^(−ζωt), A = 1 / √(1 − ζ²), so it is within ε for good after
  /// ln(A / ε) / (ζω) seconds; Apple documents 0.001 as the ε of `settlingDuration`. Without damping it never settles.
  @Test func springsSettleWhenTheirEnvelopeDoes() {
    // Bounce 0.4 is ζ = 0.6, A = 1.25; duration 0.5 is ω = 4π.
    let spring = Spring(duration: 0.5, bounce: 0.4)
    #expect(abs(spring.settlingDuration - log(1250) / (0.6 * 4 * .pi)) < 1e-9)
    #expect(
      abs(spring.settlingDuration(target: 100.0, epsilon: 1) - log(125) / (0.6 * 4 * .pi)) < 1e-9)
    // Critically damped: (1 + x)·e^(−x) = 0.001 at x = 9.23341 (solved by hand with Newton's method).
    #expect(abs(Spring(duration: 0.5).settlingDuration - 9.23341 / (4 * .pi)) < 1e-5)
    #expect(Spring(duration: 0.5, bounce: 1).settlingDuration == .infinity)
    #expect(abs(Spring(settlingDuration: 2, dampingRatio: 0.6).settlingDuration - 2) < 1e-9)
  }
}
