import SwiftUI
import Testing
import UITestSupport

extension AnimationSpecification {
  /// A spring is logically complete after its duration, and removed when it has settled, later.
  @Test func aSpringIsLogicallyCompleteBeforeItIsRemoved() throws {
    let journal = Journal()
    let probe = try ProbeHost()
    var transaction = Transaction(animation: .spring(duration: 0.5, bounce: 0.5))
    transaction.addAnimationCompletion(criteria: .logicallyComplete) { journal("logical") }
    transaction.addAnimationCompletion(criteria: .removed) { journal("removed") }
    withTransaction(transaction) { probe.lever.value = 100 }
    probe.host.update()
    probe.host.advance(by: 0.45)
    #expect(journal.take() == [])
    probe.host.advance(by: 0.1)
    #expect(journal.take() == ["logical"])
    probe.host.advance(by: 5)
    #expect(journal.take() == ["removed"])
  }
}
