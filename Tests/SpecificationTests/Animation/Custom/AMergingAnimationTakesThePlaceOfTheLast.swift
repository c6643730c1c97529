import Foundation
import SwiftUI
import Testing
import UITestSupport

/// Linear over a second from when the first of a series began.
private struct Catching: CustomAnimation {
  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    time < 1 ? value.scaled(by: time) : nil
  }
  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool { previous.base is Catching }
}

extension AnimationSpecification {
  /// An animation that merges replaces the one before and keeps its clock: half way through, the new change of 200 in
  /// all is half done.
  @Test func aMergingAnimationTakesThePlaceOfTheLast() throws {
    let probe = try ProbeHost()
    probe.animate(Animation(Catching()), to: 100)
    probe.host.advance(by: 0.25)
    probe.animate(Animation(Catching()), to: 200)
    probe.host.advance(by: 0.25)
    #expect(probe.reading.isClose(to: 100))
    probe.host.advance(by: 0.5)
    #expect(probe.reading.value == 200)
  }
}
