import SwiftUI
import Testing
import UITestSupport

private struct Pose {
  var x = 0.0
  var scale = 1.0
}

extension AnimationSpecification {
  /// Each track has its own time; the longest is the timeline's.
  @Test func tracksRunSideBySide() {
    let timeline = KeyframeTimeline(initialValue: Pose()) {
      KeyframeTrack(\.x) { LinearKeyframe(10, duration: 1) }
      KeyframeTrack(\.scale) {
        for value in [2.0, 3.0] { LinearKeyframe(value, duration: 1) }
      }
    }
    #expect(timeline.duration == 2)
    let pose = timeline.value(time: 1.5)
    #expect(pose.x == 10 && pose.scale == 2.5)
  }
}
