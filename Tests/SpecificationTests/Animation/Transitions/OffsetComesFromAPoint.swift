import SwiftUI
import Testing
import UITestSupport

extension AnimationSpecification {
  @Test func offsetComesFromAPoint() throws {
    let stage = try Stage(true, transition: .offset(x: 20, y: -30))
    stage.halfWay(false)
    #expect(stage.host.corner() == [90, 25])
  }
}
