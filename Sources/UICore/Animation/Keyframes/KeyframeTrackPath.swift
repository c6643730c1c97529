import Foundation
import Geometry

/// Collects the keyframes of one track.
public struct _KeyframeTrackPath<Value: Animatable> {
  typealias Data = Value.AnimatableData

  enum Interpolation {
    case linear(UnitCurve)
    case cubic(start: Data?, end: Data?)
    case spring(Spring, start: Data?)
    case move
  }

  var keyframes: [(interpolation: Interpolation, value: Data, duration: TimeInterval)] = []

  mutating func append(_ interpolation: Interpolation, to value: Data, duration: TimeInterval) {
    keyframes.append((interpolation, value, duration > 0 && duration.isFinite ? duration : 0))
  }
}

/// The resolved track: each keyframe's start, end and velocities, so that a value can be computed for any time.
///
/// Cubic keyframes are Hermite curves. Where two meet, the velocity is the slope between the values before and after,
/// as in a Catmull–Rom spline; beside another kind of keyframe it is that keyframe's, and at the ends of the track
/// zero.
struct KeyframeSegments<Data: VectorArithmetic> {
  private enum Motion {
    case linear(UnitCurve)
    case cubic(start: Data, end: Data)
    case spring(Spring, start: Data)
  }

  private struct Segment {
    let start, duration: TimeInterval
    let from, to: Data
    let motion: Motion

    func value(_ time: TimeInterval) -> Data {
      let part = time / duration
      switch motion {
      case .linear(let curve): return from.interpolated(towards: to, amount: curve.value(at: part))
      case .cubic(let start, let end):
        let (p2, p3) = (part * part, part * part * part)
        return from.scaled(by: 2 * p3 - 3 * p2 + 1) + to.scaled(by: 3 * p2 - 2 * p3)
          + start.scaled(by: (p3 - 2 * p2 + part) * duration) + end.scaled(by: (p3 - p2) * duration)
      case .spring(let spring, let start):
        return from + spring.value(target: to - from, initialVelocity: start, time: time)
      }
    }

    /// The velocity at the end, per second.
    var endVelocity: Data {
      switch motion {
      case .linear(let curve): (to - from).scaled(by: curve.velocity(at: 1) / duration)
      case .cubic(_, let end): end
      case .spring(let spring, let start):
        spring.velocity(target: to - from, initialVelocity: start, time: duration)
      }
    }
  }

  private var segments: [Segment] = []
  private let first: Data
  private var last: Data
  private(set) var duration: TimeInterval = 0

  init<Value: Animatable>(_ path: _KeyframeTrackPath<Value>, from first: Data) where Value.AnimatableData == Data {
    (self.first, last) = (first, first)
    var velocity = Data.zero
    let keyframes = path.keyframes
    for (index, keyframe) in keyframes.enumerated() {
      guard keyframe.duration > 0 else {
        (last, velocity) = (keyframe.value, .zero)
        continue
      }
      let next = index + 1 < keyframes.count && keyframes[index + 1].duration > 0 ? keyframes[index + 1] : nil
      let motion: Motion
      switch keyframe.interpolation {
      case .move: continue
      case .linear(let curve): motion = .linear(curve)
      case .spring(let spring, let start): motion = .spring(spring, start: start ?? velocity)
      case .cubic(let start, let end):
        var leaving = Data.zero
        switch next?.interpolation {
        case .cubic(let nextStart, _):
          let slope = (next!.value - last).scaled(by: 1 / (keyframe.duration + next!.duration))
          leaving = nextStart ?? slope
        case .linear(let curve):
          leaving = (next!.value - keyframe.value).scaled(by: curve.velocity(at: 0) / next!.duration)
        case .spring(_, let nextStart): leaving = nextStart ?? .zero
        case .move, nil: break
        }
        motion = .cubic(start: start ?? velocity, end: end ?? leaving)
      }
      let segment = Segment(
        start: duration, duration: keyframe.duration, from: last, to: keyframe.value, motion: motion)
      segments.append(segment)
      duration += keyframe.duration
      velocity = segment.endVelocity
      // A spring with a shorter duration than it needs has not reached its value.
      if case .spring = motion { last = segment.value(keyframe.duration) } else { last = keyframe.value }
    }
  }

  /// The value `time` seconds after the start: the initial value before the start, the last one after the end.
  func value(at time: TimeInterval) -> Data {
    if segments.isEmpty || time >= duration { return last }
    guard time >= 0, let segment = segments.last(where: { $0.start <= time }) else { return first }
    return segment.value(time - segment.start)
  }
}
