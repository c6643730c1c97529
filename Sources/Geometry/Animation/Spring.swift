import Foundation

/// A damped spring: its stiffness, its damping, and its motion over time.
///
/// Whatever describes a spring, it is stored as three numbers: mass, natural angular frequency ω = √(k/m) in radians
/// per second, and damping ratio ζ = c / (2√(km)). A spring bounces if ζ is below 1; at 1 it is the fastest without a
/// bounce.
public struct Spring: Hashable, Sendable {
  /// Radians per second; positive and finite.
  var angularFrequency: Double
  /// 0 or more.
  private var ratio: Double
  private var _mass: Double

  private init(angularFrequency: Double, dampingRatio: Double, mass: Double = 1) {
    // A duration of 0 asks for a spring that reaches its target at once; 1 ns does. NaN becomes such a spring too.
    let fastest = 2 * Double.pi * 1e9
    self.angularFrequency = angularFrequency < fastest ? max(angularFrequency, 1e-9) : fastest
    ratio = dampingRatio > 0 ? min(dampingRatio, 1e6) : 0
    _mass = mass > 0 && mass.isFinite ? mass : 1
  }

  /// - Parameters:
  ///   - duration: seconds; the perceptual duration, which is one period of the undamped oscillation.
  ///   - bounce: at 1 it oscillates for ever, at 0 it is critically damped, at -1 the damping is infinite.
  public init(duration: TimeInterval = 0.5, bounce: Double = 0) {
    self.init(response: duration, dampingRatio: Self.dampingRatio(bounce: bounce))
  }

  /// - Parameters:
  ///   - response: one period of the undamped oscillation, in seconds.
  ///   - dampingRatio: 1 is critically damped.
  public init(response: Double, dampingRatio: Double) {
    self.init(angularFrequency: 2 * .pi / (response > 1e-9 ? response : 1e-9), dampingRatio: dampingRatio)
  }

  /// - Parameter allowOverDamping: false limits `damping` to critical damping.
  public init(mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
    let mass = mass > 0 && mass.isFinite ? mass : 1
    let ratio = damping / (2 * (stiffness * mass).squareRoot())
    self.init(
      angularFrequency: (stiffness / mass).squareRoot(), dampingRatio: allowOverDamping ? ratio : min(ratio, 1),
      mass: mass)
  }

  /// The spring that needs `settlingDuration` seconds to come within `epsilon` of a target 1 away.
  public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
    // For a spring that starts at rest, time occurs only in ω·t, so the duration at ω = 1 gives ω. An undamped spring
    // never settles; the smallest ratio here takes about a million radians.
    let ratio = min(max(dampingRatio, 1e-5), 1e6)
    let radians = SpringMotion(angularFrequency: 1, dampingRatio: ratio).settlingTime(
      displacement: 1, velocity: 0, epsilon: epsilon)
    self.init(angularFrequency: radians / (settlingDuration > 1e-9 ? settlingDuration : 1e-9), dampingRatio: ratio)
  }

  /// One period of the undamped oscillation, in seconds.
  public var duration: TimeInterval { response }
  /// One period of the undamped oscillation, in seconds.
  public var response: Double { 2 * .pi / angularFrequency }
  public var dampingRatio: Double { ratio }
  /// 1 − ζ up to critical damping, 1/ζ − 1 above.
  public var bounce: Double { ratio <= 1 ? 1 - ratio : 1 / ratio - 1 }
  public var mass: Double { _mass }
  /// m·ω².
  public var stiffness: Double { _mass * angularFrequency * angularFrequency }
  /// 2·ζ·m·ω.
  public var damping: Double { 2 * ratio * _mass * angularFrequency }

  /// Seconds until a spring from rest stays within 0.001 of a target at distance 1. Infinite without damping.
  public var settlingDuration: TimeInterval {
    motion.settlingTime(displacement: 1, velocity: 0, epsilon: 0.001)
  }

  var motion: SpringMotion { SpringMotion(angularFrequency: angularFrequency, dampingRatio: ratio) }

  static func dampingRatio(bounce: Double) -> Double {
    bounce >= 0 ? 1 - min(bounce, 1) : 1 / max(1 + bounce, 1e-6)
  }
}

extension Spring {
  /// Without a bounce: duration 0.5, bounce 0.
  public static var smooth: Spring { smooth() }
  /// Without a bounce, except for `extraBounce`.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }

  /// A small bounce: duration 0.5, bounce 0.15.
  public static var snappy: Spring { snappy() }
  /// A bounce of 0.15 plus `extraBounce`.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// A clear bounce: duration 0.5, bounce 0.3.
  public static var bouncy: Spring { bouncy() }
  /// A bounce of 0.3 plus `extraBounce`.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }
}
