import SwiftUI
import Testing
import UITestSupport

extension AnimationSpecification {
  /// 20 high: half way it is 10 below its place as it comes, 10 above as it goes, and half transparent.
  @Test func pushComesFromOneEdgeAndGoesToTheOther() throws {
    let stage = try Stage(false, transition: .push(from: .bottom))
    stage.halfWay(true)
    #expect(stage.host.pixel(100, 45) == 0xffff_ffff)
    #expect((127...128).contains(stage.host.pixel(100, 65) >> 8 & 255))
    stage.host.advance(by: 1)
    stage.halfWay(false)
    #expect((127...128).contains(stage.host.pixel(100, 35) >> 8 & 255))
    #expect(stage.host.pixel(100, 55) == 0xffff_ffff)
  }
}
