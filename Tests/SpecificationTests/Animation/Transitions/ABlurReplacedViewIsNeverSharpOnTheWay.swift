import SwiftUI
import Testing
import UITestSupport

extension AnimationSpecification {
  @Test func aBlurReplacedViewIsNeverSharpOnTheWay() throws {
    let stage = try Stage(false, transition: AnyTransition(.blurReplace))
    stage.halfWay(true)
    // Half of 10 points of blur reach beyond the view's edge.
    let outside = stage.host.pixel(78, 50)
    #expect(outside != 0xffff_ffff && stage.host.corner() == nil)
    stage.host.advance(by: 1)
    #expect(stage.host.corner() == [80, 40] && stage.host.pixel(78, 50) == 0xffff_ffff)
  }
}
