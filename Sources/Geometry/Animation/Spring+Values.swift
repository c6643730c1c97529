import Foundation

extension Spring {
  /// The position after `time` seconds of something that starts at zero and is pulled towards `target`.
  public func value<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
    let weights = motion.weights(time: time)
    return target - target.scaled(by: weights.positionFromPosition)
      + initialVelocity.scaled(by: weights.positionFromVelocity)
  }

  /// The velocity after `time` seconds of something that starts at zero, per second.
  public func velocity<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
    let weights = motion.weights(time: time)
    return initialVelocity.scaled(by: weights.velocityFromVelocity)
      - target.scaled(by: weights.velocityFromPosition)
  }

  /// Moves a value and its velocity forward by `deltaTime` seconds, exactly.
  public func update<V: VectorArithmetic>(
    value: inout V, velocity: inout V, target: V, deltaTime: TimeInterval
  ) {
    guard deltaTime > 0 else { return }
    let weights = motion.weights(time: deltaTime)
    let displacement = value - target
    let next =
      displacement.scaled(by: weights.positionFromPosition)
      + velocity.scaled(by: weights.positionFromVelocity)
    velocity =
      displacement.scaled(by: weights.velocityFromPosition)
      + velocity.scaled(by: weights.velocityFromVelocity)
    value = target + next
  }

  /// The force on something at `position` with `velocity`: k·(target − position) − c·velocity.
  public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
    (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
  }

  /// Seconds until something that starts at zero stays within `epsilon` of `target`; infinite without damping.
  ///
  /// Of a vector, the part along the target and the rest of its velocity are added, which gives an upper bound.
  public func settlingDuration<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, epsilon: Double
  ) -> TimeInterval {
    let distance = target.magnitudeSquared.squareRoot()
    //
    // a + b
    // ² −
    // a
    // ² −
    // b
    // ² = 2·a·b gives the dot product, which VectorArithmetic lacks.
    let speedSquared = initialVelocity.magnitudeSquared
    guard speedSquared > 0 else {
      return motion.settlingTime(displacement: distance, velocity: 0, epsilon: epsilon)
    }
    guard distance > 0 else {
      return motion.settlingTime(displacement: 0, velocity: speedSquared.squareRoot(), epsilon: epsilon)
    }
    let dot = ((target + initialVelocity).magnitudeSquared - distance * distance - speedSquared) / 2
    let along = dot / distance
    let across = max(speedSquared - along * along, 0).squareRoot()
    guard across > 1e-9 * speedSquared.squareRoot() else {
      return motion.settlingTime(displacement: distance, velocity: -along, epsilon: epsilon)
    }
    return max(
      motion.settlingTime(displacement: distance, velocity: -along, epsilon: epsilon / 2),
      motion.settlingTime(displacement: 0, velocity: across, epsilon: epsilon / 2))
  }
}

extension Spring {
  /// The position after `time` seconds of an animatable value between `fromValue` and `toValue`.
  public func value<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval
  ) -> V {
    var result = fromValue
    result.animatableData =
      fromValue.animatableData
      + value(
        target: toValue.animatableData - fromValue.animatableData, initialVelocity: initialVelocity.animatableData,
        time: time)
    return result
  }

  /// The velocity after `time` seconds of an animatable value between `fromValue` and `toValue`.
  public func velocity<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval
  ) -> V {
    var result = fromValue
    result.animatableData = velocity(
      target: toValue.animatableData - fromValue.animatableData, initialVelocity: initialVelocity.animatableData,
      time: time)
    return result
  }

  /// The force on `position` between `fromValue` and `toValue`.
  public func force<V: Animatable>(fromValue: V, toValue: V, position: V, velocity: V) -> V {
    var result = fromValue
    result.animatableData = force(
      target: toValue.animatableData, position: position.animatableData, velocity: velocity.animatableData)
    return result
  }

  /// Seconds until an animatable value stays within `epsilon` of `toValue`.
  public func settlingDuration<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, epsilon: Double
  ) -> TimeInterval {
    settlingDuration(
      target: toValue.animatableData - fromValue.animatableData, initialVelocity: initialVelocity.animatableData,
      epsilon: epsilon)
  }
}
