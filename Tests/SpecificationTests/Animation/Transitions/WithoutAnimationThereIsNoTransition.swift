import SwiftUI
import Testing
import UITestSupport

extension AnimationSpecification {
  @Test func withoutAnimationThereIsNoTransition() throws {
    let stage = try Stage(false, transition: .move(edge: .leading))
    stage.lever.value = true
    stage.host.update()
    #expect(stage.host.corner() == [80, 40])
    stage.lever.value = false
    stage.host.update()
    #expect(stage.host.corner() == nil)
  }
}
