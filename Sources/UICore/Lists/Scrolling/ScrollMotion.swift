import Foundation
import Geometry

/// The movements of scroll views; lengths in points, times in seconds.
enum ScrollMotion {
  /// A notch of a wheel, and a key: fast at first, so that the answer is seen in the next frame. Our own figure, near that of
  /// desktop browsers.
  static let notch = Animation.easeOut(duration: 0.15)
  /// How long after the last movement of a touchpad it counts as let go; drivers tell of none.
  static let quiet = 0.1
  /// What an arrow key scrolls by, as in Chromium.
  static let line: CGFloat = 40

  /// The share of its speed that content keeps for each millisecond after a finger let go: UIKit's
  /// `UIScrollView.DecelerationRate.normal`.
  static let rate = 0.998
  /// Per second: the speed decays as exp(-decay · t).
  static let decay = -1000 * log(rate)
  /// How far content slides that is let go at a speed, in points a second.
  static func slide(_ velocity: CGFloat) -> CGFloat { velocity / decay }

  /// How far content follows a finger that has pulled it beyond its end by `distance`, in a viewport of this length: as
  /// UIKit's does, with its factor of 0.55, by published measurements.
  static func elastic(_ distance: CGFloat, in length: CGFloat) -> CGFloat {
    guard length > 0 else { return 0 }
    let pulled = length * (1 - 1 / (abs(distance) * 0.55 / length + 1))
    return distance < 0 ? -pulled : pulled
  }

  /// The spring that brings content back from beyond its end: critically damped, mass 1 and stiffness 100, by published
  /// measurements of UIKit. Radians per second.
  static let springFrequency = 10.0
  /// Where what is left to move is not seen any more: half a pixel of the least scale.
  static let settled = 0.5
}

extension VectorArithmetic {
  fileprivate var length: Double { magnitudeSquared.squareRoot() }
}

/// Content that was let go at a speed: it slides to its rest, or beyond its end and back.
struct ScrollSlide: CustomAnimation {
  /// How far it would slide, as a multiple of how far it may; at least 1.
  let reach: Double

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    let k = ScrollMotion.decay
    // It arrives at its end when reach · (1 - exp(-k · t)) = 1.
    let arrival = reach > 1 ? -log(1 - 1 / reach) / k : .infinity
    if time < arrival {
      let part = reach * (1 - exp(-k * time))
      if reach == 1, (1 - part) * value.length < ScrollMotion.settled { return nil }
      return value.scaled(by: part)
    }
    // There it has the speed k · (reach - 1), and a spring.
    let (late, w) = (time - arrival, ScrollMotion.springFrequency)
    let beyond = k * (reach - 1) * late * exp(-w * late)
    if late > 1 / w, beyond * value.length < ScrollMotion.settled { return nil }
    return value.scaled(by: 1 + beyond)
  }
}

/// Content on a spring that starts at a speed.
struct ScrollSpring: CustomAnimation {
  /// The speed at the beginning, in ways to the target per second.
  let velocity: Double

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    let w = ScrollMotion.springFrequency
    let left = (1 + (w - velocity) * time) * exp(-w * time)
    if time > 1 / w, abs(left) * value.length < ScrollMotion.settled { return nil }
    return value.scaled(by: 1 - left)
  }
}
