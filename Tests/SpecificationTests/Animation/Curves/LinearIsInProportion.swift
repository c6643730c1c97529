import SwiftUI
import Testing
import UITestSupport

extension AnimationSpecification {
  /// A linear animation of a second is a quarter of the way after a quarter of a second.
  @Test func linearIsInProportion() throws {
    let probe = try ProbeHost()
    probe.animate(.linear(duration: 1), to: 100)
    #expect(probe.reading.value == 0)
    probe.host.advance(by: 0.25)
    #expect(probe.reading.isClose(to: 25))
    probe.host.advance(by: 0.5)
    #expect(probe.reading.isClose(to: 75))
    probe.host.advance(by: 0.5)
    #expect(probe.reading.value == 100)
  }
}
