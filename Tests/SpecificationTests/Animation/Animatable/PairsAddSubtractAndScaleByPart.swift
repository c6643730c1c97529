import Foundation
import SwiftUI
import Testing
import UITestSupport

extension AnimationSpecification {
  @Test func pairsAddSubtractAndScaleByPart() {
    var a = AnimatablePair(3.0, CGFloat(4))
    #expect(a.magnitudeSquared == 25)
    #expect(a + AnimatablePair(1, 1) == AnimatablePair(4, 5))
    #expect(a - AnimatablePair(1, 1) == AnimatablePair(2, 3))
    a.scale(by: 2)
    #expect(a == AnimatablePair(6, 8))
    a.interpolate(towards: .zero, amount: 0.25)
    #expect(a == AnimatablePair(4.5, 6))
  }
}
