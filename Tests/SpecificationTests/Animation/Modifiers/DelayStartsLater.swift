import SwiftUI
import Testing
import UITestSupport

extension AnimationSpecification {
  @Test func delayStartsLater() throws {
    let probe = try ProbeHost()
    probe.animate(.linear(duration: 1).delay(0.5), to: 100)
    probe.host.advance(by: 0.5)
    #expect(probe.reading.value == 0)
    probe.host.advance(by: 0.25)
    #expect(probe.reading.isClose(to: 25))
    probe.host.advance(by: 1)
    #expect(probe.reading.value == 100)
  }
}
