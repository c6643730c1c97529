import SwiftUI
import Testing
import UITestSupport

extension AnimationSpecification {
  @Test func logicalCompletionCanBeNamed() throws {
    let journal = Journal()
    let probe = try ProbeHost()
    withAnimation(.linear(duration: 1).logicallyComplete(after: 0.25), completionCriteria: .logicallyComplete) {
      probe.lever.value = 100
    } completion: {
      journal("done")
    }
    probe.host.update()
    probe.host.advance(by: 0.2)
    #expect(journal.take() == [])
    probe.host.advance(by: 0.1)
    #expect(journal.take() == ["done"])
    #expect(probe.reading.value < 100)
  }
}
