import SwiftUI
import Testing
import UITestSupport

extension AnimationSpecification {
  @Test func aCompletionRunsOnceAtTheEnd() throws {
    let journal = Journal()
    let probe = try ProbeHost()
    withAnimation(.linear(duration: 1)) {
      probe.lever.value = 100
    } completion: {
      journal("done")
    }
    probe.host.advance(by: 0.9)
    #expect(journal.take() == [])
    probe.host.advance(by: 0.2)
    #expect(journal.take() == ["done"])
    probe.host.advance(by: 5)
    #expect(journal.take() == [])
  }
}
