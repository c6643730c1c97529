import SwiftUI
import Testing
import UITestSupport

extension AnimationSpecification {
  @Test func slideGoesOutAtTheOtherSide() throws {
    let stage = try Stage(false, transition: .slide)
    stage.halfWay(true)
    #expect(stage.host.corner() == [60, 40])
    stage.host.advance(by: 1)
    stage.halfWay(false)
    #expect(stage.host.corner() == [100, 40])
  }
}
