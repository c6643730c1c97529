import SwiftUI
import Testing
import UITestSupport

extension AnimationSpecification {
  /// 0 to 10 in a second, at once to 40, to 60 in two seconds.
  @Test func linearKeyframesFollowEachOther() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      LinearKeyframe(10, duration: 1)
      MoveKeyframe(40)
      LinearKeyframe(60, duration: 2)
    }
    #expect(timeline.duration == 3)
    #expect(timeline.value(time: 0) == 0)
    #expect(timeline.value(time: 0.5) == 5)
    #expect(timeline.value(time: 1) == 40)
    #expect(timeline.value(time: 2) == 50)
    #expect(timeline.value(progress: 1) == 60)
    #expect(timeline.value(time: 100) == 60)
    #expect(timeline.value(time: -1) == 0)
  }
}
