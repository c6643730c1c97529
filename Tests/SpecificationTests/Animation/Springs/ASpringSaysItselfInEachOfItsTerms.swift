import SwiftUI
import Testing
import UITestSupport

extension AnimationSpecification {
  /// Mass 1, stiffness (2π / duration)², damping 4π·(1 − bounce) / duration, as Apple gives them for a bounce of 0 or more.
  @Test func aSpringSaysItselfInEachOfItsTerms() {
    let spring = Spring(duration: 0.5, bounce: 0.25)
    #expect(abs(spring.stiffness - 16 * Double.pi * Double.pi) < 1e-9)
    #expect(abs(spring.damping - 6 * Double.pi) < 1e-9)
    #expect(spring.mass == 1 && abs(spring.response - 0.5) < 1e-12 && abs(spring.dampingRatio - 0.75) < 1e-12)
    let same = Spring(mass: 1, stiffness: spring.stiffness, damping: spring.damping)
    #expect(abs(same.duration - 0.5) < 1e-12 && abs(same.bounce - 0.25) < 1e-12)
  }
}
