import SwiftUI
import Testing
import UITestSupport

extension AnimationSpecification {
  /// `shouldMerge` is false for curves, so both run and their results are added: 100 in a second and, from half of it,
  /// the way back. Half a second later the first has arrived and the second has taken back half.
  @Test func curvesThatOverlapAddUp() throws {
    let probe = try ProbeHost()
    probe.animate(.linear(duration: 1), to: 100)
    probe.host.advance(by: 0.5)
    probe.animate(.linear(duration: 1), to: 0)
    #expect(probe.reading.isClose(to: 50))
    probe.host.advance(by: 0.25)
    // 75 of the first, less 25 of the second.
    #expect(probe.reading.isClose(to: 50))
    probe.host.advance(by: 0.25)
    #expect(probe.reading.isClose(to: 50))
    probe.host.advance(by: 0.25)
    #expect(probe.reading.isClose(to: 25))
  }
}
