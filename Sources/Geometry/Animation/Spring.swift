import Foundation

/// A damped spring: how it is stiff, how it is damped, and where it pulls something over time.
///
/// Every way to describe a spring is kept as the same three numbers: mass, natural angular frequency ω = √(k/m) in
/// radians per second, and damping ratio ζ = c / (2√(km)). ζ below 1 bounces, 1 is the fastest without a bounce.
public struct Spring: Hashable, Sendable {
  /// Radians per second; positive and finite.
  var angularFrequency: Double
  /// 0 or more.
  private var ratio: Double
  private var _mass: Double

  private init(angularFrequency: Double, dampingRatio: Double, mass: Double = 1) {
    // A duration of 0 asks for a spring that is at its target at once: 1 ns. So is a spring made of no numbers.
    let fastest = 2 * Double.pi * 1e9
    self.angularFrequency = angularFrequency < fastest ? max(angularFrequency, 1e-9) : fastest
    ratio = dampingRatio > 0 ? min(dampingRatio, 1e6) : 0
    _mass = mass > 0 && mass.isFinite ? mass : 1
  }

  /// - Parameters:
  ///   - duration: seconds; the spring's perceptual duration, one period of its undamped swing.
  ///   - bounce: 1 swings for ever, 0 is critically damped, -1 is damped without limit.
  public init(duration: TimeInterval = 0.5, bounce: Double = 0) {
    self.init(response: duration, dampingRatio: Self.dampingRatio(bounce: bounce))
  }

  /// - Parameters:
  ///   - response: seconds of one period of the undamped swing.
  ///   - dampingRatio: 1 is critically damped.
  public init(response: Double, dampingRatio: Double) {
    self.init(angularFrequency: 2 * .pi / (response > 1e-9 ? response : 1e-9), dampingRatio: dampingRatio)
  }

  /// - Parameter allowOverDamping: false limits `damping` to what damps the spring critically.
  public init(mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
    let mass = mass > 0 && mass.isFinite ? mass : 1
    let ratio = damping / (2 * (stiffness * mass).squareRoot())
    self.init(
      angularFrequency: (stiffness / mass).squareRoot(), dampingRatio: allowOverDamping ? ratio : min(ratio, 1),
      mass: mass)
  }

  /// The spring that needs `settlingDuration` seconds to come within `epsilon` of a target 1 away.
  public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
    // Time enters a spring that starts at rest only as ω·t, so the duration at ω = 1 gives ω. An undamped spring never
    // settles; the smallest ratio here takes about a million radians.
    let ratio = min(max(dampingRatio, 1e-5), 1e6)
    let radians = SpringMotion(angularFrequency: 1, dampingRatio: ratio).settlingTime(
      displacement: 1, velocity: 0, epsilon: epsilon)
    self.init(angularFrequency: radians / (settlingDuration > 1e-9 ? settlingDuration : 1e-9), dampingRatio: ratio)
  }

  /// Seconds of one period of the undamped swing.
  public var duration: TimeInterval { response }
  /// Seconds of one period of the undamped swing.
  public var response: Double { 2 * .pi / angularFrequency }
  public var dampingRatio: Double { ratio }
  /// 1 − ζ up to critical damping, 1/ζ − 1 beyond.
  public var bounce: Double { ratio <= 1 ? 1 - ratio : 1 / ratio - 1 }
  public var mass: Double { _mass }
  /// m·ω².
  public var stiffness: Double { _mass * angularFrequency * angularFrequency }
  /// 2·ζ·m·ω.
  public var damping: Double { 2 * ratio * _mass * angularFrequency }

  /// Seconds until a target 1 away is reached to within 0.001 for good, from rest; infinite without damping.
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
  /// Without a bounce, but for `extraBounce`.
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
