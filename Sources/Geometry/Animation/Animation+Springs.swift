import Foundation

extension Animation {
  /// A smooth spring: response 0.55, no bounce.
  public static var `default`: Animation { spring(Spring(response: 0.55, dampingRatio: 1)) }

  /// Duration 0.5, no bounce.
  public static var spring: Animation { spring(duration: 0.5) }

  /// A spring that keeps the velocity of the animation it takes over from.
  ///
  /// - Parameters:
  ///   - duration: seconds; the perceptual duration.
  ///   - bounce: 0 does not bounce, 1 is undamped; negative values damp more.
  ///   - blendDuration: seconds over which the response changes from that of the animation before to its own.
  public static func spring(
    duration: TimeInterval = 0.5, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation {
    spring(Spring(duration: duration, bounce: bounce), blendDuration: blendDuration)
  }

  /// A spring by response, in seconds, and damping fraction.
  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation {
    spring(Spring(response: response, dampingRatio: dampingFraction), blendDuration: blendDuration)
  }

  /// A spring that keeps the velocity of the animation it takes over from.
  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0) -> Animation {
    Animation(SpringAnimation(spring: spring, blendDuration: blendDuration))
  }

  /// Response 0.15, damping fraction 0.86, blended over 0.25 seconds: for following a finger.
  public static var interactiveSpring: Animation { interactiveSpring() }

  /// A quick spring for following a finger, by response and damping fraction.
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    spring(Spring(response: response, dampingRatio: dampingFraction), blendDuration: blendDuration)
  }

  /// A quick spring for following a finger; bounces 0.14 plus `extraBounce`.
  @_disfavoredOverload
  public static func interactiveSpring(
    duration: TimeInterval = 0.15, extraBounce: Double = 0, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    spring(Spring(duration: duration, bounce: 0.14 + extraBounce), blendDuration: blendDuration)
  }

  /// Without a bounce: duration 0.5.
  public static var smooth: Animation { smooth() }
  /// Without a bounce, except for `extraBounce`.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    spring(.smooth(duration: duration, extraBounce: extraBounce))
  }

  /// A small bounce: duration 0.5.
  public static var snappy: Animation { snappy() }
  /// A bounce of 0.15 plus `extraBounce`.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    spring(.snappy(duration: duration, extraBounce: extraBounce))
  }

  /// A clear bounce: duration 0.5.
  public static var bouncy: Animation { bouncy() }
  /// A bounce of 0.3 plus `extraBounce`.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    spring(.bouncy(duration: duration, extraBounce: extraBounce))
  }
}

extension Animation {
  /// Duration 0.5, no bounce; adds to other animations that run.
  public static var interpolatingSpring: Animation { interpolatingSpring() }

  /// A spring whose effect adds to that of other animations of the same value.
  ///
  /// - Parameter initialVelocity: in units of the animated change, per second.
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation {
    interpolatingSpring(
      Spring(mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: true),
      initialVelocity: initialVelocity)
  }

  /// A spring by duration and bounce whose effect adds to that of other animations of the same value.
  public static func interpolatingSpring(
    duration: TimeInterval = 0.5, bounce: Double = 0, initialVelocity: Double = 0
  ) -> Animation {
    interpolatingSpring(Spring(duration: duration, bounce: bounce), initialVelocity: initialVelocity)
  }

  /// A spring whose effect adds to that of other animations of the same value.
  public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0) -> Animation {
    Animation(InterpolatingSpringAnimation(spring: spring, initialVelocity: initialVelocity))
  }
}
