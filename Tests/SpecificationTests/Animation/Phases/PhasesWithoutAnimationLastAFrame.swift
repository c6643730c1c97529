import SwiftUI
import Testing
import UITestSupport

extension AnimationSpecification {
  /// A cycle in which nothing takes time goes on frame by frame and does not hold the update up.
  @Test func phasesWithoutAnimationLastAFrame() throws {
    let journal = Journal()
    let host = try TestHost {
      PhaseAnimator([1, 2]) { phase in
        let _ = journal("\(phase)")
        pureRed
      } animation: { _ in
        nil
      }
    }
    #expect(journal.take() == ["1", "2"])
    host.advance(by: 2.5 / 60)
    #expect(journal.take() == ["1", "2"])
    #expect(host.messages == [])
  }
}
