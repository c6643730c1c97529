import Foundation

/// A spring that takes over the value and velocity of the animation before it.
struct SpringAnimation: TimedAnimation {
  var spring: Spring
  /// Seconds over which the response changes from that of the animation before to its own.
  var blendDuration: TimeInterval

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    var state = context.state[SpringStateKey<V>.self]
    state.advance(spring: spring, blendDuration: blendDuration, target: value, to: time)
    if state.base != 0 || state.blend != nil { context.state[SpringStateKey<V>.self] = state }
    let (current, velocity) = state.motion(spring: spring, target: value, at: time)
    if time - state.start >= spring.duration { context.isLogicallyComplete = true }
    return spring.isAtRest(displacement: value - current, velocity: velocity) ? nil : current
  }

  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    var state = context.state[SpringStateKey<V>.self]
    state.advance(spring: spring, blendDuration: blendDuration, target: value, to: time)
    return state.motion(spring: spring, target: value, at: time).velocity
  }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    let velocity = previous.velocity(value: value, time: time, context: context) ?? .zero
    let current = previous.animate(value: value, time: time, context: &context)
    var state = SpringState<V>()
    (state.base, state.start) = (time, time)
    state.offset = current ?? value
    state.velocity = current == nil ? .zero : velocity
    if blendDuration > 0, let old = previous.base as? SpringAnimation, old.spring.response != spring.response {
      state.blend = old.spring.response
    }
    context.state[SpringStateKey<V>.self] = state
    context.isLogicallyComplete = false
    return true
  }

  func duration<V: VectorArithmetic>(of value: V) -> TimeInterval? {
    let duration = spring.settlingDuration(target: value, epsilon: Spring.restingDistance)
    return duration.isFinite ? duration : nil
  }
}

/// A spring that starts at rest or with a given velocity, and adds to other animations that run.
struct InterpolatingSpringAnimation: TimedAnimation {
  var spring: Spring
  /// In units of the animated change, per second.
  var initialVelocity: Double

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    let start = value.scaled(by: initialVelocity)
    let current = spring.value(target: value, initialVelocity: start, time: time)
    let velocity = spring.velocity(target: value, initialVelocity: start, time: time)
    if time >= spring.duration { context.isLogicallyComplete = true }
    return spring.isAtRest(displacement: value - current, velocity: velocity) ? nil : current
  }

  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    spring.velocity(target: value, initialVelocity: value.scaled(by: initialVelocity), time: time)
  }

  func duration<V: VectorArithmetic>(of value: V) -> TimeInterval? {
    let duration = spring.settlingDuration(
      target: value, initialVelocity: value.scaled(by: initialVelocity), epsilon: Spring.restingDistance)
    return duration.isFinite ? duration : nil
  }
}

extension Spring {
  /// Within this distance of its target a spring is at rest: the documented epsilon of `settlingDuration`.
  static let restingDistance = 0.001

  /// Whether the distance, and the speed as the distance it would still cover (v/ω), are too small for another frame.
  func isAtRest<V: VectorArithmetic>(displacement: V, velocity: V) -> Bool {
    let reach = velocity.magnitudeSquared / (angularFrequency * angularFrequency)
    let left = displacement.magnitudeSquared + reach
    // A value that is not finite would never come to rest.
    return left <= Self.restingDistance * Self.restingDistance || !left.isFinite
  }
}
