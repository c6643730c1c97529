import SwiftUI
import Testing
import UITestSupport

extension AnimationSpecification {
  /// Three rounds of a second: there, back, there.
  @Test func repeatCountGoesThereAndBack() throws {
    let probe = try ProbeHost()
    probe.animate(.linear(duration: 1).repeatCount(3), to: 100)
    probe.host.advance(by: 0.25)
    #expect(probe.reading.isClose(to: 25))
    probe.host.advance(by: 1)
    #expect(probe.reading.isClose(to: 75))
    probe.host.advance(by: 1)
    #expect(probe.reading.isClose(to: 25))
    probe.host.advance(by: 1)
    #expect(probe.reading.value == 100)
  }
}
