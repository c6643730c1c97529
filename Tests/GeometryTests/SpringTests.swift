import Foundation
import Geometry
import Testing

@Suite struct SpringTests {
  /// Apple's documentation gives these as one spring: duration 0.5, bounce 0.3; mass 1, stiffness 157.9, damping 17.6.
  @Test func describesApplesExample() {
    let spring = Spring(duration: 0.5, bounce: 0.3)
    #expect(abs(spring.stiffness - 157.9) < 0.05)
    #expect(abs(spring.damping - 17.6) < 0.05)
    #expect(spring.mass == 1)
    #expect(abs(spring.dampingRatio - 0.7) < 1e-12)
    let other = Spring(mass: 1, stiffness: 157.9, damping: 17.6)
    #expect(abs(other.duration - 0.5) < 0.001)
    #expect(abs(other.bounce - 0.3) < 0.001)
  }

  @Test(arguments: [(Spring.smooth, 0.0), (.snappy, 0.15), (.bouncy, 0.3)])
  func presetsAreApples(spring: Spring, bounce: Double) {
    #expect(abs(spring.duration - 0.5) < 1e-12)
    #expect(abs(spring.bounce - bounce) < 1e-12)
  }

  @Test func overdampingNeedsPermission() {
    // Critical damping of m = 1, k = 100 is 20.
    #expect(Spring(stiffness: 100, damping: 60).dampingRatio == 1)
    #expect(Spring(stiffness: 100, damping: 60, allowOverDamping: true).dampingRatio == 3)
    // Bounce −0.5 is a damping ratio of 1/(1 − 0.5).
    #expect(Spring(duration: 1, bounce: -0.5).dampingRatio == 2)
    #expect(abs(Spring(response: 1, dampingRatio: 2).bounce + 0.5) < 1e-12)
  }

  @Test func criticalSpringFollowsItsClosedForm() {
    let spring = Spring(duration: 0.5, bounce: 0)
    let w = 2 * Double.pi / 0.5
    for t in [0, 0.05, 0.1, 0.3, 0.7] {
      // From 0 to 1 at rest: 1 − (1 + ωt)·e^(−ωt); its derivative ω²t·e^(−ωt).
      #expect(abs(spring.value(target: 1.0, time: t) - (1 - (1 + w * t) * exp(-w * t))) < 1e-12)
      #expect(abs(spring.velocity(target: 1.0, time: t) - w * w * t * exp(-w * t)) < 1e-9)
    }
  }

  @Test func undampedSpringSwingsForEver() {
    let spring = Spring(duration: 2, bounce: 1)
    // 1 − cos(πt).
    #expect(abs(spring.value(target: 1.0, time: 1) - 2) < 1e-12)
    #expect(abs(spring.value(target: 1.0, time: 2)) < 1e-12)
    #expect(spring.settlingDuration == .infinity)
  }

  /// x'' = force / mass, checked by differences, for each kind of damping.
  @Test(arguments: [0.0, 0.3, 0.999_999_99, 1, 1.000_000_2, 1.5, 20]) func motionObeysTheForce(ratio: Double) {
    let spring = Spring(response: 0.6, dampingRatio: ratio)
    let h = 1e-4
    for t in [0.05, 0.2, 0.5, 1.1] {
      let x = spring.value(target: 3.0, initialVelocity: -5, time: t)
      let before = spring.value(target: 3.0, initialVelocity: -5, time: t - h)
      let after = spring.value(target: 3.0, initialVelocity: -5, time: t + h)
      let v = spring.velocity(target: 3.0, initialVelocity: -5, time: t)
      #expect(abs((after - before) / (2 * h) - v) < 1e-3 * max(1, ratio * ratio))
      let force = spring.force(target: 3.0, position: x, velocity: v)
      #expect(abs((after - 2 * x + before) / (h * h) - force) < 1e-2 * max(1, ratio * ratio))
    }
  }

  @Test(arguments: [0.2, 1, 3]) func updateInStepsIsTheWhole(ratio: Double) {
    let spring = Spring(response: 0.4, dampingRatio: ratio)
    var (value, velocity) = (0.0, 2.0)
    for _ in 0..<60 { spring.update(value: &value, velocity: &velocity, target: 1, deltaTime: 1.0 / 60) }
    #expect(abs(value - spring.value(target: 1, initialVelocity: 2, time: 1)) < 1e-9)
    #expect(abs(velocity - spring.velocity(target: 1, initialVelocity: 2, time: 1)) < 1e-9)
  }

  @Test(arguments: [-0.9, -0.5, 0, 0.15, 0.3, 0.9]) func itIsSettledAfterItsSettlingDuration(bounce: Double) {
    let spring = Spring(duration: 0.5, bounce: bounce)
    let end = spring.settlingDuration
    for i in 0..<200 {
      let time = end + Double(i) * 0.01
      let rest = abs(1 - spring.value(target: 1.0, time: time))
      #expect(rest <= 0.001_000_001)
    }
    // And not much earlier: one swing before it was still beyond.
    let before = stride(from: max(end - 0.5, 0), to: end, by: 0.001).map {
      abs(1 - spring.value(target: 1.0, time: $0))
    }
    #expect(before.max()! > 0.001)
  }

  @Test func criticalSettlingDurationSolvesItsEquation() {
    // (1 + x)·e^(−x) = 0.001 at x = 9.2334; ω = 4π.
    #expect(abs(Spring.smooth.settlingDuration - 9.2334 / (4 * .pi)) < 1e-4)
  }

  @Test(arguments: [0.3, 0.7, 1, 2]) func settlingDurationMakesItsSpring(ratio: Double) {
    let spring = Spring(settlingDuration: 2, dampingRatio: ratio)
    #expect(abs(spring.settlingDuration - 2) < 1e-9)
    #expect(abs(spring.dampingRatio - ratio) < 1e-12)
  }

  @Test func vectorsMoveByComponent() {
    let spring = Spring.bouncy
    let pair = spring.value(target: AnimatablePair(1.0, 2.0), initialVelocity: AnimatablePair(3, -1), time: 0.2)
    #expect(abs(pair.first - spring.value(target: 1.0, initialVelocity: 3, time: 0.2)) < 1e-12)
    #expect(abs(pair.second - spring.value(target: 2.0, initialVelocity: -1, time: 0.2)) < 1e-12)
    let point = spring.value(
      fromValue: CGPoint(x: 10, y: 10), toValue: CGPoint(x: 11, y: 12), initialVelocity: CGPoint(x: 3, y: -1),
      time: 0.2)
    #expect(abs(point.x - 10 - pair.first) < 1e-12 && abs(point.y - 10 - pair.second) < 1e-12)
  }

  @Test func settlingOfAVectorBoundsIt() {
    let spring = Spring.bouncy
    let (target, velocity) = (AnimatablePair(30.0, 40.0), AnimatablePair(100.0, -20.0))
    let end = spring.settlingDuration(target: target, initialVelocity: velocity, epsilon: 0.01)
    for i in 0..<100 {
      let value = spring.value(target: target, initialVelocity: velocity, time: end + Double(i) * 0.01)
      #expect((target - value).magnitudeSquared.squareRoot() <= 0.01)
    }
  }

  @Test(arguments: [0, -1, .nan, .infinity, 1e-300, 1e300]) func senselessDurationsStayFinite(duration: Double) {
    for bounce in [0, 1, -1, Double.nan, 50] {
      let spring = Spring(duration: duration, bounce: bounce)
      #expect(spring.value(target: 1.0, time: 0.3).isFinite)
      #expect(!spring.settlingDuration.isNaN)
      #expect(spring.stiffness.isFinite)
    }
  }
}
