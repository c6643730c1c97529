import SwiftUI
import Testing
import UITestSupport

extension AnimationSpecification {
  @Test func aCompletionWaitsForTheTransition() throws {
    let journal = Journal()
    let stage = try Stage(true, transition: .slide)
    withAnimation(.linear(duration: 1)) {
      stage.lever.value = false
    } completion: {
      journal("done")
    }
    stage.host.update()
    stage.host.advance(by: 0.9)
    #expect(journal.take() == [])
    stage.host.advance(by: 0.2)
    #expect(journal.take() == ["done"])
  }
}
