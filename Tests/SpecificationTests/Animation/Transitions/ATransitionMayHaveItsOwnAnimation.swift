import SwiftUI
import Testing
import UITestSupport

extension AnimationSpecification {
  /// The transition takes two seconds whatever the change asks for: after half of one it has come a quarter of 40.
  @Test func aTransitionMayHaveItsOwnAnimation() throws {
    let stage = try Stage(false, transition: .move(edge: .leading).animation(.linear(duration: 2)))
    stage.halfWay(true)
    #expect(stage.host.corner() == [50, 40])
  }
}
