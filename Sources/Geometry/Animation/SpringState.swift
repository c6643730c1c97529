import Foundation

/// Where a spring took over: the value and velocity it had at a time.
struct SpringState<V: VectorArithmetic> {
  /// When the spring took over, seconds.
  var start: TimeInterval = 0
  /// When `offset` and `velocity` held, seconds.
  var base: TimeInterval = 0
  var offset: V = .zero
  var velocity: V = .zero
  /// The response being turned from, in seconds, while the blend lasts.
  var blend: Double?

  /// Steps through the part of the blend that lies before `time`; the spring changes there, so no closed form holds.
  mutating func advance(spring: Spring, blendDuration: TimeInterval, target: V, to time: TimeInterval) {
    guard let old = blend else { return }
    let end = start + blendDuration
    // Each step is exact for its own spring. At least 5 ms, and at most 400 steps however long the blend.
    let step = max(0.005, blendDuration / 400)
    while base < min(time, end) {
      let delta = min(step, min(time, end) - base)
      let progress = min(max((base + delta / 2 - start) / blendDuration, 0), 1)
      let blended = Spring(
        response: old + (spring.response - old) * progress, dampingRatio: spring.dampingRatio)
      blended.update(value: &offset, velocity: &velocity, target: target, deltaTime: delta)
      let next = base + delta
      // Too small to move the clock on: done.
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
