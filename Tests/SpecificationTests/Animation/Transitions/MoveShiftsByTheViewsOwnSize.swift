import SwiftUI
import Testing
import UITestSupport

extension AnimationSpecification {
  /// The view is 40 wide: half way it is 20 to the left of its place.
  @Test func moveShiftsByTheViewsOwnSize() throws {
    let stage = try Stage(false, transition: .move(edge: .leading))
    stage.halfWay(true)
    #expect(stage.host.corner() == [60, 40])
    stage.host.advance(by: 1)
    #expect(stage.host.corner() == [80, 40])
    stage.halfWay(false)
    #expect(stage.host.corner() == [60, 40])
    stage.host.advance(by: 1)
    #expect(stage.host.corner() == nil)
  }
}
