import Foundation
import Geometry
import Testing

@Suite struct AnimationTests {
  private func value(_ animation: Animation, _ time: Double, _ change: Double = 100) -> Double? {
    var context = AnimationContext<Double>()
    return animation.animate(value: change, time: time, context: &context)
  }

  @Test func curvesRunTheirDuration() {
    #expect(value(.linear(duration: 2), 0.5) == 25)
    #expect(value(.linear, 0.175) == 50)
    #expect(value(.linear(duration: 2), 2) == nil)
    #expect(value(.linear, 0.3499) != nil)
    #expect(value(.linear, 0.35) == nil)
    #expect(value(.linear(duration: 0), 0) == nil)
    #expect(value(.easeInOut, 0.1)! == 100 * UnitCurve.easeInOut.value(at: 0.1 / 0.35))
    #expect(value(.timingCurve(0, 0, 1, 1, duration: 1), 0.3).map { abs($0 - 30) < 1e-6 } == true)
  }

  @Test func equalityIsThatOfTheBase() {
    #expect(Animation.easeIn == .easeIn(duration: 0.35))
    #expect(Animation.easeIn != .easeOut)
    #expect(Animation.spring() == .spring(duration: 0.5, bounce: 0))
    #expect(Animation.spring == .smooth)
    #expect(Animation.default == .spring(response: 0.55, dampingFraction: 1))
    #expect(Animation.spring(response: 0.5) == .spring(Spring(response: 0.5, dampingRatio: 0.825)))
    #expect(Animation.interactiveSpring() == .spring(response: 0.15, dampingFraction: 0.86, blendDuration: 0.25))
    #expect(Animation.linear.delay(1) != .linear.delay(2))
    #expect(Set([Animation.linear, .linear, .easeIn]).count == 2)
    #expect(Animation.bouncy(extraBounce: 0.1) == .spring(bounce: 0.4))
  }

  @Test func springsFollowTheirSpring() {
    #expect(value(.bouncy, 0.2) == Spring.bouncy.value(target: 100.0, time: 0.2))
    #expect(value(.bouncy, 5) == nil)
    #expect(
      value(.interpolatingSpring(stiffness: 100, damping: 10, initialVelocity: 2), 0.1)
        == Spring(stiffness: 100, damping: 10).value(target: 100.0, initialVelocity: 200, time: 0.1))
  }

  @Test func springsEndNearTheirTarget() {
    var (time, last) = (0.0, 0.0)
    while let current = value(.smooth, time) {
      last = current
      time += 1.0 / 120
    }
    #expect(abs(last - 100) < 0.01)
    #expect(time < 2)
  }

  @Test func springsAreLogicallyCompleteAfterTheirDuration() {
    var context = AnimationContext<Double>()
    _ = Animation.bouncy.animate(value: 100, time: 0.49, context: &context)
    #expect(!context.isLogicallyComplete)
    _ = Animation.bouncy.animate(value: 100, time: 0.5, context: &context)
    #expect(context.isLogicallyComplete)
    var other = AnimationContext<Double>()
    _ = Animation.bouncy.logicallyComplete(after: 0.1).animate(value: 100, time: 0.2, context: &other)
    #expect(other.isLogicallyComplete)
  }

  @Test func delaysAndSpeeds() {
    #expect(value(.linear(duration: 1).delay(0.5), 0.25) == 0)
    #expect(value(.linear(duration: 1).delay(0.5), 1) == 50)
    #expect(value(.linear(duration: 1).delay(0.5), 1.5) == nil)
    #expect(value(.linear(duration: 1).speed(2), 0.25) == 50)
    #expect(value(.linear(duration: 1).speed(2), 0.5) == nil)
    // The delay is sped up too.
    #expect(value(.linear(duration: 1).delay(1).speed(2), 0.75) == 50)
  }

  @Test func repeats() {
    let twice = Animation.linear(duration: 1).repeatCount(2, autoreverses: false)
    #expect(value(twice, 0.25) == 25)
    #expect(value(twice, 1.25) == 25)
    #expect(value(twice, 2) == nil)
    let back = Animation.linear(duration: 1).repeatCount(3)
    #expect(value(back, 1.25) == 75)
    #expect(value(back, 2.25) == 25)
    #expect(value(back, 3) == nil)
    let forever = Animation.linear(duration: 1).repeatForever()
    #expect(value(forever, 1_000_001.5) == 50)
    #expect(value(.linear(duration: 1).repeatCount(2, autoreverses: false).delay(1), 2.5) == 50)
    #expect(value(.linear(duration: 0).repeatForever(), 5) != nil)
    #expect(value(.linear.repeatCount(0), 0) == nil)
  }

  @Test func aRepeatedSpringKeepsItsPeriod() {
    let one = Spring.smooth.settlingDuration(target: 100.0, epsilon: 0.001)
    let forever = Animation.smooth.repeatForever(autoreverses: false)
    #expect(abs(value(forever, one * 7 + 0.2)! - Spring.smooth.value(target: 100.0, time: 0.2)) < 1e-6)
  }

  /// Doubles the change over one second, and says nothing of how long it takes.
  private struct Ramp: CustomAnimation {
    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
      time < 1 ? value.scaled(by: time) : nil
    }
  }

  @Test func customAnimationsRunAndRepeat() {
    #expect(value(Animation(Ramp()), 0.25) == 25)
    var context = AnimationContext<Double>()
    let repeated = Animation(Ramp()).repeatCount(2)
    #expect(repeated.animate(value: 100, time: 0.5, context: &context) == 50)
    // The second round begins when the first is seen to be over.
    #expect(repeated.animate(value: 100, time: 1.25, context: &context) == 100)
    #expect(repeated.animate(value: 100, time: 1.5, context: &context) == 75)
    #expect(repeated.animate(value: 100, time: 2.25, context: &context) == nil)
  }

  @Test func contextsRememberByKey() {
    enum Counter: AnimationStateKey { static var defaultValue: Int { 7 } }
    var state = AnimationState<Double>()
    #expect(state[Counter.self] == 7)
    state[Counter.self] += 1
    #expect(state[Counter.self] == 8)
  }
}
