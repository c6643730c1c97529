import SwiftUI
import Testing
import UITestSupport

extension AnimationSpecification {
  /// Half of 40 × 20 about the centre (100, 50) is 20 × 10 from (90, 45); about the top left it is from (80, 40).
  @Test func scaleGrowsFromItsAnchor() throws {
    let centred = try Stage(false, transition: .scale)
    centred.halfWay(true)
    #expect(centred.host.corner() == [90, 45])
    let cornered = try Stage(false, transition: .scale(scale: 0, anchor: .topLeading))
    cornered.halfWay(true)
    #expect(cornered.host.corner() == [80, 40])
    #expect(cornered.host.snapshot().pixels.count { $0 == 0xffff_0000 } == 20 * 10)
  }
}
