import SwiftUI
import Testing
import UITestSupport

extension AnimationSpecification {
  @Test func repeatForeverStartsOverWithoutReversing() throws {
    let probe = try ProbeHost()
    probe.animate(.linear(duration: 1).repeatForever(autoreverses: false), to: 100)
    probe.host.advance(by: 60.25)
    #expect(abs(probe.reading.value - 25) < 1e-6)
  }
}
