import SwiftUI
import Testing
import UITestSupport

extension AnimationSpecification {
  @Test func anIdentityTransitionTakesNoTime() throws {
    let stage = try Stage(true, transition: .identity)
    stage.host.animate(.linear(duration: 1)) { stage.lever.value = false }
    #expect(stage.host.corner() == nil)
    stage.host.animate(.linear(duration: 1)) { stage.lever.value = true }
    #expect(stage.host.corner() == [80, 40])
  }
}
