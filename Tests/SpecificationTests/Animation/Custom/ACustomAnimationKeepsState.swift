import Foundation
import SwiftUI
import Testing
import UITestSupport

private struct CallCount: AnimationStateKey {
  static var defaultValue: Int { 0 }
}

/// Moves a tenth of the way each time it is asked, ten times.
private struct Stairs: CustomAnimation {
  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    if time == 0 { return .zero }
    context.state[CallCount.self] += 1
    let calls = context.state[CallCount.self]
    return calls < 10 ? value.scaled(by: Double(calls) / 10) : nil
  }
}

extension AnimationSpecification {
  /// What an animation puts in its context is there at the next frame, and nil ends it.
  @Test func aCustomAnimationKeepsState() throws {
    let probe = try ProbeHost()
    probe.animate(Animation(Stairs()), to: 100)
    #expect(probe.reading.value == 0)
    probe.host.advance(by: 1.0 / 60)
    #expect(probe.reading.isClose(to: 10))
    probe.host.advance(by: 3.0 / 60)
    #expect(probe.reading.isClose(to: 40))
    probe.host.advance(by: 1)
    #expect(probe.reading.value == 100)
  }
}
