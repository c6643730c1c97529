import SwiftUI
import Testing
import UITestSupport

extension AnimationSpecification {
  /// What repeats for ever ends when the change that replaces it has ended, and the window is idle again.
  @Test func aChangeAfterwardsEndsARepetition() throws {
    let probe = try ProbeHost()
    probe.animate(.linear(duration: 1).repeatForever(), to: 100)
    probe.host.advance(by: 5.5)
    probe.animate(.linear(duration: 1), to: 0)
    probe.host.advance(by: 1.1)
    #expect(probe.reading.value == 0)
    let frames = probe.host.window.frameCount
    probe.host.advance(by: 5)
    #expect(probe.host.window.frameCount == frames && probe.reading.value == 0)
  }
}
