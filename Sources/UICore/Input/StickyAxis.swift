import Foundation
import Geometry

/// Keeps a movement of a touchpad to the axis along which it began, as a finger's over a scroll view is kept.
///
/// Fingers on a touchpad are never quite straight; without it a page that is wider than its window wanders sideways while it
/// is read. A movement that begins across stays free in both.
struct StickyAxis {
  private var last = -Double.infinity
  private var moved = CGVector.zero
  /// Decided once the movement is long enough.
  private var axes: Axis.Set?

  /// A pause of so many seconds ends a movement, as it ends the phase of a scroll view.
  private static let pause = 0.1

  /// The part of a movement's next step that counts.
  mutating func follow(_ delta: CGVector, at time: Double) -> CGVector {
    // What alone is a movement across is a new one: hands turn without a pause.
    if time - last > Self.pause + 1e-6 || isAcross(delta) { (moved, axes) = (.zero, nil) }
    last = time
    moved = CGVector(dx: moved.dx + delta.dx, dy: moved.dy + delta.dy)
    if axes == nil, hypot(moved.dx, moved.dy) >= tapTolerance { axes = moved.clearAxes }
    let counted = axes ?? (abs(moved.dx) > abs(moved.dy) ? .horizontal : .vertical)
    return delta.along(counted)
  }

  private func isAcross(_ delta: CGVector) -> Bool {
    guard let axes, hypot(delta.dx, delta.dy) >= tapTolerance else { return false }
    return axes.isDisjoint(with: delta.clearAxes)
  }
}

extension CGVector {
  /// The one axis along which it clearly points, or both. A slope of 2 decides, our own figure.
  var clearAxes: Axis.Set {
    abs(dx) > 2 * abs(dy) ? .horizontal : abs(dy) > 2 * abs(dx) ? .vertical : [.horizontal, .vertical]
  }

  func along(_ axes: Axis.Set) -> CGVector {
    CGVector(dx: axes.contains(.horizontal) ? dx : 0, dy: axes.contains(.vertical) ? dy : 0)
  }
}
