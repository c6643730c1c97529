import SwiftUI
import Testing
import UITestSupport

extension AnimationSpecification {
  /// Half the size about the centre, and half of the offset: from (90, 45) by (10, 0).
  @Test func combinedTransitionsApplyAtOnce() throws {
    let stage = try Stage(false, transition: .scale.combined(with: .offset(x: 20)))
    stage.halfWay(true)
    #expect(stage.host.corner() == [100, 45])
  }
}
