import DisplayList
import Foundation
import Geometry

/// What fingers and a touchpad do to the rows of a lazy stack.
final class RowPullResponder: GestureResponder, SwipeResponder, @unchecked Sendable {
  private let pull: RowPull
  private var quiet: InputTimer?
  /// How far a touchpad went before a row moves.
  private var pending: CGFloat = 0

  init(_ inputs: _ViewInputs, _ pull: RowPull) {
    self.pull = pull
    super.init(inputs) { responder, hit in
      GestureRun(responder, priority: .normal, hit: hit) { RowPullRecognizer(pull) }
    }
  }

  /// A touchpad tells of no end: a row is let go when nothing came for a moment. Small movements, as between two that
  /// scroll, move nothing.
  func swipe(by distance: CGFloat, at point: CGPoint) -> Bool {
    guard isEnabled else { return false }
    // What went on after a row was let go is not to move another.
    if pull.isClosing { return true }
    pending = max(0, pending + pull.distance(of: distance))
    quiet?.cancel()
    quiet = pull.inputs.inputRouter?.schedule(after: ScrollMotion.quiet) { [weak self] in
      self?.pending = 0
      self?.pull.letGo()
    }
    if pull.current == nil {
      guard pending >= tapTolerance, let row = pull.row(at: point) else { return false }
      pull.begin(row)
    }
    pull.move(to: pending)
    return true
  }
}

/// A finger that moves a row sideways, or leaves it to what scrolls.
private final class RowPullRecognizer: _GestureRecognizer<Void> {
  private let pull: RowPull
  private var row: RowPull.Row?
  private var start = CGPoint.zero
  private var isPulling = false

  init(_ pull: RowPull) { self.pull = pull }

  override var isDiscrete: Bool { false }
  override var insists: Bool { isPulling }

  override func handle(_ event: GestureEvent, _ effects: inout GestureEffects) -> GesturePhase<Void> {
    let pull = pull
    guard event.isTouch else { return .failed }
    if event.kind == .timer { return isPulling ? .active(()) : .possible(nil) }
    if event.kind == .down {
      row = pull.row(at: event.location(in: .local))
      start = event.location
      return row == nil ? .failed : .possible(nil)
    }
    if event.kind == .up {
      guard isPulling else { return .failed }
      effects.held.append { pull.letGo() }
      return .ended(())
    }
    let way = CGVector(dx: event.location.x - start.x, dy: event.location.y - start.y)
    let distance = pull.distance(of: way.dx)
    if !isPulling {
      guard hypot(way.dx, way.dy) >= tapTolerance else { return .possible(nil) }
      guard abs(way.dx) > abs(way.dy), distance > 0, let row else { return .failed }
      isPulling = true
      effects.held.append { pull.begin(row) }
    }
    effects.held.append { pull.move(to: distance) }
    return .active(())
  }

  override func cancel(_ effects: inout GestureEffects) {
    let pull = pull
    if isPulling { effects.immediate.append { pull.close() } }
  }
}
