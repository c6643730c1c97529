import SwiftUI
import Testing
import UITestSupport

extension AnimationSpecification {
  /// The curve of `easeIn` passes through (0.6575, 0.5); see EaseInFollowsItsControlPoints.
  @Test func aLinearKeyframeMayHaveATimingCurve() {
    let timeline = KeyframeTimeline(initialValue: 0.0) { LinearKeyframe(10, duration: 1, timingCurve: .easeIn) }
    #expect(abs(timeline.value(time: 0.6575) - 5) < 1e-9)
  }
}
