import Foundation

/// The value and velocity with which a spring took over, and when.
struct SpringState<V: VectorArithmetic> {
  /// When the spring took over, in seconds.
  var start: TimeInterval = 0
  /// The time of `offset` and `velocity`, in seconds.
  var base: TimeInterval = 0
  var offset: V = .zero
  var velocity: V = .zero
  /// While the blend lasts: the response at its beginning, in seconds.
  var blend: Double?

  /// Steps through the part of the blend before `time`. During the blend the spring changes, so there is no closed
  /// form.
  mutating func advance(spring: Spring, blendDuration: TimeInterval, target: V, to time: TimeInterval) {
    guard let old = blend else { return }
    let end = start + blendDuration
    // Each step is exact for its own spring. A step takes at least 5 ms, and even a long blend takes at most 400 steps.
    let step = max(0.005, blendDuration / 400)
    while base < min(time, end) {
      let delta = min(step, min(time, end) - base)
      let progress = min(max((base + delta / 2 - start) / blendDuration, 0), 1)
      let blended = Spring(
        response: old + (spring.response - old) * progress, dampingRatio: spring.dampingRatio)
      blended.update(value: &offset, velocity: &velocity, target: target, deltaTime: delta)
      let next = base + delta
      // The step is too small to change the time, so this is the end.
      if next <= base { break }
      base = next
    }
    if time >= end {
      base = max(base, end)
      blend = nil
    }
  }

  func motion(spring: Spring, target: V, at time: TimeInterval) -> (value: V, velocity: V) {
    var (value, velocity) = (offset, velocity)
    if blend == nil { spring.update(value: &value, velocity: &velocity, target: target, deltaTime: time - base) }
    return (value, velocity)
  }
}

struct SpringStateKey<V: VectorArithmetic>: AnimationStateKey {
  static var defaultValue: SpringState<V> { SpringState() }
}
