import SwiftUI
import Testing
import UITestSupport

private struct Holder: View {
  let trigger: Int
  let reading: Reading
  let journal: Journal
  var body: some View {
    let _ = journal("body \(trigger)")
    pureRed.keyframeAnimator(initialValue: 0.0, trigger: trigger) { content, value in
      let _ = reading.value = value
      content.opacity(1)
    } keyframes: { start in
      LinearKeyframe(start + 30, duration: 1)
      LinearKeyframe(100, duration: 1)
    }
  }
}

extension AnimationSpecification {
  /// Each run begins with the value shown, and the view around runs no body for its frames.
  @Test func aKeyframeAnimatorStartsWithItsTrigger() throws {
    let (journal, lever, reading) = (Journal(), Lever<Int>(), Reading())
    let host = try TestHost { Driven(lever, 0) { Holder(trigger: $0, reading: reading, journal: journal) } }
    host.advance(by: 1)
    #expect(reading.value == 0)
    lever.value = 1
    host.update()
    host.advance(by: 0.5)
    #expect(reading.isClose(to: 15))
    host.advance(by: 2)
    #expect(reading.value == 100)
    let frames = host.window.frameCount
    host.advance(by: 2)
    #expect(host.window.frameCount == frames)
    lever.value = 2
    host.update()
    host.advance(by: 0.5)
    #expect(reading.isClose(to: 115))
    #expect(journal.take() == ["body 0", "body 1", "body 2"])
  }
}
