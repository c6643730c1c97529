import SwiftUI
import Testing
import UITestSupport

extension AnimationSpecification {
  @Test func speedDividesTheDuration() throws {
    let probe = try ProbeHost()
    probe.animate(.linear(duration: 1).speed(2), to: 100)
    probe.host.advance(by: 0.25)
    #expect(probe.reading.isClose(to: 50))
    // A delay inside is faster too: half a second of it takes a quarter.
    probe.animate(.linear(duration: 1).delay(0.5).speed(2), to: 200)
    probe.host.advance(by: 0.5)
    // The first is at its end; the second a quarter of a second into its half.
    #expect(probe.reading.isClose(to: 150))
  }
}
