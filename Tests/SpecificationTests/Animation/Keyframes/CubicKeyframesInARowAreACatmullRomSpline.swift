import SwiftUI
import Testing
import UITestSupport

extension AnimationSpecification {
  /// Apple: several cubic keyframes make a curve like a Catmull–Rom spline. The speed at the middle value is then the
  /// slope across both segments, (6 − 0) / 2 = 3; half way through the first, ½·4 + (t³ − t²)·3 = 2 − ⅛·3 = 1.625.
  @Test func cubicKeyframesInARowAreACatmullRomSpline() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      CubicKeyframe(4, duration: 1)
      CubicKeyframe(6, duration: 1)
    }
    #expect(abs(timeline.value(time: 0.5) - 1.625) < 1e-12)
    // The second: 4·½ + 6·½ + (⅛ − ½ + ½)·3 = 5.375.
    #expect(abs(timeline.value(time: 1.5) - 5.375) < 1e-12)
    let (before, after) = (timeline.value(time: 1 - 1e-6), timeline.value(time: 1 + 1e-6))
    #expect(abs((after - before) / 2e-6 - 3) < 1e-3)
  }
}
