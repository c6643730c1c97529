import SwiftUI
import Testing

extension ValueSpecification {
  /// Apple documents 0.35 seconds for the curves without a duration.
  @Test func curvesTakeTheirDocumentedTime() {
    #expect(Animation.linear == .linear(duration: 0.35))
    #expect(Animation.easeIn == .easeIn(duration: 0.35))
    #expect(Animation.easeOut == .easeOut(duration: 0.35))
    #expect(Animation.easeInOut == .easeInOut(duration: 0.35))
    #expect(Animation.timingCurve(0.1, 0.2, 0.3, 0.4) == .timingCurve(0.1, 0.2, 0.3, 0.4, duration: 0.35))
    #expect(Animation.timingCurve(.easeIn, duration: 2) == .easeIn(duration: 2))
  }
}
