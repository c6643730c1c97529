import Foundation

/// The motion of x'' + 2ζω·x' + ω²·x = 0 in closed form.
///
/// The equation is linear, so position and velocity at any time are weighted sums of those at the start. The weights do
/// not depend on what moves.
struct SpringMotion {
  let angularFrequency: Double
  let dampingRatio: Double

  /// Position = positionFromPosition·x₀ + positionFromVelocity·v₀; velocity likewise.
  struct Weights {
    var positionFromPosition, positionFromVelocity: Double
    var velocityFromPosition, velocityFromVelocity: Double
  }

  /// Ratios this close to 1 count as 1, because the other formulas divide by
  /// 1 − ζ²
  /// .
  private static let criticalBand = 1e-7

  func weights(time: Double) -> Weights {
    let (w, z) = (angularFrequency, dampingRatio)
    guard time > 0 else {
      return Weights(
        positionFromPosition: 1, positionFromVelocity: 0, velocityFromPosition: 0, velocityFromVelocity: 1)
    }
    guard time.isFinite, w * time < 1e12 else {
      return Weights(
        positionFromPosition: 0, positionFromVelocity: 0, velocityFromPosition: 0, velocityFromVelocity: 0)
    }
    if abs(z - 1) < Self.criticalBand {
      let decay = exp(-w * time)
      return Weights(
        positionFromPosition: decay * (1 + w * time), positionFromVelocity: decay * time,
        velocityFromPosition: -decay * w * w * time, velocityFromVelocity: decay * (1 - w * time))
    }
    if z < 1 {
      let frequency = w * (1 - z * z).squareRoot()
      let decay = exp(-z * w * time)
      let (sine, cosine) = (sin(frequency * time), cos(frequency * time))
      let k = z * w / frequency
      return Weights(
        positionFromPosition: decay * (cosine + k * sine), positionFromVelocity: decay * sine / frequency,
        velocityFromPosition: -decay * sine * w * w / frequency, velocityFromVelocity: decay * (cosine - k * sine))
    }
    let (slow, fast) = roots
    let (a, b) = (exp(slow * time), exp(fast * time))
    let k = 1 / (slow - fast)
    return Weights(
      positionFromPosition: (slow * b - fast * a) * k, positionFromVelocity: (a - b) * k,
      velocityFromPosition: slow * fast * (b - a) * k, velocityFromVelocity: (slow * a - fast * b) * k)
  }

  /// The decay rates of an overdamped spring, both negative. The slow one is computed from the product of the roots,
  /// which keeps its precision.
  private var roots: (slow: Double, fast: Double) {
    let (w, z) = (angularFrequency, dampingRatio)
    let fast = -w * (z + (z * z - 1).squareRoot())
    return (w * w / fast, fast)
  }

  /// The first time, in seconds, after which a bound on
  /// x
  ///  stays within `epsilon`. Infinite without damping.
  ///
  /// The bound is the decaying envelope:
  /// A
  /// ·e^(−ζωt) with a bounce; (
  /// x₀
  ///  +
  /// v₀ + ωx₀
  /// ·t)·e^(−ωt) at critical damping; the sum of both exponentials above that.
  func settlingTime(displacement: Double, velocity: Double, epsilon: Double) -> Double {
    let (w, z) = (angularFrequency, dampingRatio)
    let (x, v) = (abs(displacement), velocity * (displacement < 0 ? -1 : 1))
    guard epsilon > 0, x.isFinite, v.isFinite else { return 0 }
    if abs(z - 1) < Self.criticalBand {
      let slope = abs(v + w * x)
      return lastTime { (x + slope * $0) * exp(-w * $0) > epsilon } ?? .infinity
    }
    if z < 1 {
      let frequency = w * (1 - z * z).squareRoot()
      let sine = (v + z * w * x) / frequency
      let amplitude = (x * x + sine * sine).squareRoot()
      if amplitude <= epsilon { return 0 }
      return z > 0 ? log(amplitude / epsilon) / (z * w) : .infinity
    }
    let (slow, fast) = roots
    let a = abs((v - fast * x) / (slow - fast))
    let b = abs((slow * x - v) / (slow - fast))
    return lastTime { a * exp(slow * $0) + b * exp(fast * $0) > epsilon } ?? .infinity
  }

  /// Bisects for the last time at which `isMoving` is true. The bounds above rise at most once, early, and then fall.
  private func lastTime(_ isMoving: (Double) -> Bool) -> Double? {
    var high = 1 / angularFrequency
    var doublings = 0
    while isMoving(high) {
      high *= 2
      doublings += 1
      if doublings > 100 { return nil }
    }
    if doublings == 0 && !isMoving(0) { return 0 }
    var low = doublings == 0 ? 0 : high / 2
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if isMoving(middle) { low = middle } else { high = middle }
    }
    return high
  }
}
