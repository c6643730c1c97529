import DisplayList
import Foundation
import Geometry

/// A finger that drags a scroll view's content.
///
/// It holds content that moves, waits until the finger has moved along an axis that scrolls, and keeps to that axis where
/// the movement is clearly along one. At its end it leaves a movement to a scroll view around that can go on.
final class ScrollPanRecognizer: _GestureRecognizer<Void> {
  private let state: ScrollState
  private var start = CGPoint.zero
  private var origin = CGPoint.zero
  private var axes: Axis.Set?
  private var velocity = VelocityTracker()

  init(_ state: ScrollState) { self.state = state }

  override var isDiscrete: Bool { false }
  override var insists: Bool { axes != nil }

  override func handle(_ event: GestureEvent, _ effects: inout GestureEffects) -> GesturePhase<Void> {
    guard event.isTouch, let area = state.currentArea else { return .failed }
    let state = state
    let moved = CGVector(dx: event.location.x - start.x, dy: event.location.y - start.y)
    switch event.kind {
    case .timer: return .possible(nil)
    case .down:
      start = event.location
      velocity.add(event.location, at: event.time)
      effects.immediate.append { state.hold() }
      return .possible(nil)
    case .moved, .up: velocity.add(event.location, at: event.time)
    }
    if axes == nil {
      guard hypot(moved.dx, moved.dy) >= tapTolerance else { return event.kind == .up ? .failed : .possible(nil) }
      guard let axes = Self.axes(of: moved, among: area.axes) else { return .failed }
      // Between scroll views the beginning decides, for all of the movement.
      if state.yields(to: moved.along(axes)) { return .failed }
      self.axes = axes
      origin = state.currentOffset
    }
    let axes = axes ?? []
    let sign: CGFloat = area.direction == .rightToLeft ? 1 : -1
    if event.kind == .up {
      let speed = velocity.velocity(at: event.time)
      let content = CGVector(dx: speed.width, dy: speed.height).along(axes)
      effects.held.append { state.letGo(CGVector(dx: sign * content.dx, dy: -content.dy)) }
      return .ended(())
    }
    let way = moved.along(axes)
    let place = CGPoint(x: origin.x + sign * way.dx, y: origin.y - way.dy)
    effects.held.append { state.pull(to: place) }
    return .active(())
  }

  override func cancel(_ effects: inout GestureEffects) {
    let state = state
    effects.immediate.append { state.letGo(.zero) }
  }

  /// Along which axes a movement scrolls; nil where it is across them.
  private static func axes(of moved: CGVector, among axes: Axis.Set) -> Axis.Set? {
    let (x, y) = (abs(moved.dx), abs(moved.dy))
    if axes == [.horizontal, .vertical] { return moved.clearAxes }
    if axes == .vertical { return y >= x ? axes : nil }
    if axes == .horizontal { return x >= y ? axes : nil }
    return nil
  }
}
