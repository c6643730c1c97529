import SwiftUI
import Testing
import UITestSupport

extension AnimationSpecification {
  /// Through the phases and back to the first, then still until the next change.
  @Test func aPhaseAnimatorWaitsForItsTrigger() throws {
    let (journal, lever) = (Journal(), Lever<Int>())
    let host = try TestHost {
      Driven(lever, 0) { trigger in
        pureRed.phaseAnimator(["rest", "up", "down"], trigger: trigger) { content, phase in
          let _ = journal(phase)
          content.offset(y: phase == "rest" ? 0 : phase == "up" ? -10 : 10)
        } animation: { _ in
          .linear(duration: 0.5)
        }
      }
    }
    host.advance(by: 1)
    #expect(journal.take() == ["rest"])
    lever.value = 1
    host.update()
    host.advance(by: 0.25)
    #expect(journal.take().last == "up")
    host.advance(by: 3)
    #expect(journal.take() == ["down", "rest"])
    let frames = host.window.frameCount
    host.advance(by: 3)
    #expect(host.window.frameCount == frames)
  }
}
