import Foundation
import SwiftUI
import Testing
import UITestSupport

extension AnimationSpecification {
  /// After a linear second at 10 a second, a critically damped spring of ω = 4π from 10 to 20 with that speed:
  /// x(s) = 20 + (−10 + (10 − 10ω)s)·e^(−ωs).
  @Test func aSpringKeyframeTakesOverTheSpeed() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      LinearKeyframe(10, duration: 1)
      SpringKeyframe(20, duration: 2, spring: Spring(duration: 0.5))
    }
    let w = 4 * Double.pi
    let left: Double = (-10 + (10 - 10 * w) * 0.1) * exp(-w * 0.1)
    #expect(abs(timeline.value(time: 1.1) - (20 + left)) < 1e-9)
    #expect(timeline.duration == 3)
    // Without a duration the spring's settling duration counts.
    let settling = KeyframeTimeline(initialValue: 0.0) { SpringKeyframe(1, spring: .bouncy) }
    #expect(settling.duration == Spring.bouncy.settlingDuration)
  }
}
