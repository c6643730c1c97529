import SwiftUI
import Testing
import UITestSupport

extension AnimationSpecification {
  @Test func asymmetricComesAndGoesByDifferentWays() throws {
    let stage = try Stage(
      false, transition: .asymmetric(insertion: .move(edge: .trailing), removal: .move(edge: .bottom)))
    stage.halfWay(true)
    #expect(stage.host.corner() == [100, 40])
    stage.host.advance(by: 1)
    stage.halfWay(false)
    #expect(stage.host.corner() == [80, 50])
  }
}
