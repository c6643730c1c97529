import Foundation
import Geometry
import Testing

/// A spring that takes over goes on from the value and velocity of what it replaces.
@Suite struct SpringMergeTests {
  @Test func valueAndVelocityCarryOver() {
    var context = AnimationContext<Double>()
    let spring = Spring.smooth
    let (value, velocity) = (spring.value(target: 100.0, time: 0.1), spring.velocity(target: 100.0, time: 0.1))
    #expect(Animation.smooth.shouldMerge(previous: .smooth, value: 100, time: 0.1, context: &context))
    // The new target is 300 from where the first began.
    #expect(Animation.smooth.animate(value: 300, time: 0.1, context: &context) == value)
    #expect(Animation.smooth.velocity(value: 300, time: 0.1, context: context) == velocity)
    let later = Animation.smooth.animate(value: 300, time: 0.25, context: &context)!
    // Linear: what is left of the way is (300 − value), with that velocity.
    let expected = value + spring.value(target: 300 - value, initialVelocity: velocity, time: 0.15)
    #expect(abs(later - expected) < 1e-9)
    #expect(Animation.smooth.animate(value: 300, time: 10, context: &context) == nil)
  }

  @Test func theVelocityOfACurveCarriesOver() {
    var context = AnimationContext<Double>()
    #expect(Animation.smooth.shouldMerge(previous: .linear(duration: 1), value: 100, time: 0.5, context: &context))
    #expect(Animation.smooth.animate(value: 0, time: 0.5, context: &context) == 50)
    #expect(Animation.smooth.velocity(value: 0, time: 0.5, context: context) == 100)
  }

  @Test func mergingTwiceContinues() {
    var context = AnimationContext<Double>()
    #expect(Animation.smooth.shouldMerge(previous: .smooth, value: 100, time: 0.1, context: &context))
    let before = Animation.smooth.animate(value: 50, time: 0.2, context: &context)
    #expect(Animation.bouncy.shouldMerge(previous: .smooth, value: 50, time: 0.2, context: &context))
    #expect(Animation.bouncy.animate(value: 500, time: 0.2, context: &context) == before)
  }

  @Test func interpolatingSpringsAndCurvesAdd() {
    var context = AnimationContext<Double>()
    #expect(
      !Animation.interpolatingSpring.shouldMerge(previous: .smooth, value: 100, time: 0.1, context: &context))
    #expect(!Animation.linear.shouldMerge(previous: .linear, value: 100, time: 0.1, context: &context))
  }

  @Test func blendingIsContinuousAndEndsInTheNewSpring() {
    var context = AnimationContext<Double>()
    let (old, new) = (Animation.spring(duration: 1), Animation.spring(duration: 0.2, blendDuration: 0.3))
    #expect(new.shouldMerge(previous: old, value: 100, time: 0.2, context: &context))
    var last = new.animate(value: 200, time: 0.2, context: &context)!
    #expect(abs(last - Spring(duration: 1).value(target: 100.0, time: 0.2)) < 1e-9)
    var time = 0.2
    while let value = new.animate(value: 200, time: time, context: &context) {
      #expect(value >= last - 1e-9 && value - last < 25)
      last = value
      time += 1.0 / 120
      if time > 5 { break }
    }
    #expect(abs(last - 200) < 0.01)
    #expect(time < 1.5)
  }

  @Test func longBlendsCostBoundedSteps() {
    var context = AnimationContext<Double>()
    let new = Animation.spring(duration: 0.2, blendDuration: 1e12)
    #expect(new.shouldMerge(previous: .smooth, value: 100, time: 0.2, context: &context))
    _ = new.animate(value: 200, time: 1e12, context: &context)
  }
}
