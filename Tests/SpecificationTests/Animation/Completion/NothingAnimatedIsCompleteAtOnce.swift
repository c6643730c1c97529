import SwiftUI
import Testing
import UITestSupport

extension AnimationSpecification {
  @Test func nothingAnimatedIsCompleteAtOnce() throws {
    let journal = Journal()
    let probe = try ProbeHost()
    withAnimation(.linear(duration: 1)) {
      probe.lever.value = 0
    } completion: {
      journal("done")
    }
    probe.host.update()
    #expect(journal.take() == ["done"])
  }
}
