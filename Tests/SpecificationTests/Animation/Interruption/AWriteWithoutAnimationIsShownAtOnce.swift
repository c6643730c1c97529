import SwiftUI
import Testing
import UITestSupport

extension AnimationSpecification {
  @Test func aWriteWithoutAnimationIsShownAtOnce() throws {
    let probe = try ProbeHost()
    probe.animate(.linear(duration: 1), to: 100)
    probe.host.advance(by: 0.5)
    probe.animate(nil, to: 10)
    #expect(probe.reading.value == 10)
    probe.host.advance(by: 1)
    #expect(probe.reading.value == 10)
  }
}
