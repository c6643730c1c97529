import DisplayList
import Foundation
import Geometry
import TraceRecorder

/// A gesture's priority over the gestures of views inside.
enum GesturePriority {
  case normal, high
  /// Recognised alongside others, without competing.
  case simultaneous
}

/// Decides which of the gestures under the pointer acts.
///
/// Order: high-priority gestures from the outermost in, then the others from the innermost out. The first that is
/// recognised wins and cancels the rest. A later one waits while an earlier one may still be recognised, except that a
/// drag which has moved far enough and a press that has been held long enough do not wait for taps.
///
/// Invariants: at most one competing run has won; runs that are over are removed.
final class GestureArena {
  unowned var router: InputRouter!
  private var runs: [AnyGestureRun] = []
  private var location = CGPoint.zero
  private var clickCount = 1
  private var modifiers: EventModifiers = []
  private var isTouch = false
  private var timer: InputTimer?
  /// Whether a press is in progress.
  private(set) var isTracking = false

  /// Starts a press. Runs that wait for another press, such as double taps, continue if they are hit again.
  func begin(_ hits: [Hit], _ event: PointerEvent) {
    var old = runs
    runs = []
    var inner: [AnyGestureRun] = []
    var high: [AnyGestureRun] = []
    for hit in hits {
      guard let responder = hit.responder as? GestureResponder, responder.isEnabled else { continue }
      let run: AnyGestureRun
      if let index = old.firstIndex(where: { $0.responder === responder }) {
        run = old.remove(at: index)
      } else {
        run = responder.start(hit)
      }
      if run.hidesInner {
        old += inner + high
        (inner, high) = ([], [])
      }
      if run.priority == .high { high.append(run) } else { inner.append(run) }
    }
    for run in old { run.cancel() }
    runs = high.reversed() + inner
    isTracking = true
    deliver(.down, location: event.location, event)
  }

  /// Offers a pinch to the pinch gestures, innermost first. The pinch is one event: it begins and ends at once.
  ///
  /// - Returns: whether a gesture took it.
  func magnify(_ hits: [Hit], by magnification: CGFloat, location: CGPoint, modifiers: EventModifiers) -> Bool {
    pinch(hits, location, modifiers, magnification: magnification) { $0.isMagnification }
  }

  /// Offers a turn by two fingers to the gestures of such, as `magnify`.
  func rotate(_ hits: [Hit], by rotation: Angle, location: CGPoint, modifiers: EventModifiers) -> Bool {
    pinch(hits, location, modifiers, rotation: rotation) { $0.isRotation }
  }

  private func pinch(
    _ hits: [Hit], _ location: CGPoint, _ modifiers: EventModifiers, magnification: CGFloat = 1,
    rotation: Angle = .zero, _ recognizes: (AnyGestureRun) -> Bool
  ) -> Bool {
    for hit in hits {
      guard let responder = hit.responder as? GestureResponder, responder.isEnabled else { continue }
      let run = responder.start(hit)
      guard recognizes(run) else { continue }
      for kind in [GestureEvent.Kind.moved, .up] {
        run.handle(
          kind, time: router.now, location: location, clickCount: 0, modifiers: modifiers, magnification: magnification,
          rotation: rotation)
      }
      let effects = run.takeImmediate() + run.takeHeld()
      responder.viewGraph.acting(run.cause, path: responder.path) { for effect in effects { effect() } }
      return true
    }
    return false
  }

  func deliver(_ kind: GestureEvent.Kind, location: CGPoint, _ event: PointerEvent?) {
    if kind == .up { isTracking = false }
    if runs.isEmpty { return }
    self.location = location
    if let event { (clickCount, modifiers, isTouch) = (event.clickCount, event.modifiers, event.isTouch) }
    for run in runs where run.isLive {
      if run.responder.isEnabled {
        run.handle(
          kind, time: router.now, location: location, clickCount: clickCount, modifiers: modifiers, isTouch: isTouch)
      } else {
        run.cancel()
      }
    }
    settle()
  }

  /// The window lost the pointer.
  func cancelAll() {
    let cancelled = runs
    runs = []
    isTracking = false
    for run in cancelled { run.cancel() }
    schedule()
  }

  private func settle() {
    var effects: [(run: AnyGestureRun, effects: [() -> Void])] = []
    for run in runs { effects.append((run, run.takeImmediate())) }
    if let winner = winner {
      for run in runs where run !== winner && run.priority != .simultaneous { run.cancel() }
      winner.hasWon = true
    }
    for run in runs where run.hasWon || run.priority == .simultaneous { effects.append((run, run.takeHeld())) }
    for run in runs { effects.append((run, run.takeImmediate())) }
    runs.removeAll { $0.isOver }
    schedule()
    // Closures may do anything, so they run when the arena's state is consistent.
    for (run, effects) in effects where !effects.isEmpty {
      run.responder.viewGraph.acting(run.cause, path: run.responder.path) { for effect in effects { effect() } }
    }
  }

  /// The run that wins now; nil if one has already won.
  private var winner: AnyGestureRun? {
    let contestants = runs.filter { $0.priority != .simultaneous && !$0.isOver }
    if contestants.contains(where: \.hasWon) { return nil }
    var isWaiting = false
    var isWaitingForDrag = false
    for run in contestants {
      if run.isRecognized, !isWaiting || (run.insists && !isWaitingForDrag) { return run }
      isWaiting = true
      if !run.isDiscrete { isWaitingForDrag = true }
    }
    return nil
  }

  private func schedule() {
    timer?.cancel()
    timer = nil
    guard let deadline = runs.lazy.filter(\.isLive).compactMap(\.deadline).min() else { return }
    timer = router.schedule(after: max(deadline - router.now, 0)) { [unowned self] in
      deliver(.timer, location: location, nil)
    }
  }
}

/// A gesture of a view during one press or several in a row.
class AnyGestureRun {
  let responder: GestureResponder
  let priority: GesturePriority
  /// Whether the gestures of the views inside do nothing.
  let hidesInner: Bool
  private let target: GestureTarget
  var hasWon = false
  fileprivate(set) var isLive = true
  fileprivate(set) var isRecognized = false
  fileprivate var effects = GestureEffects()

  init(_ responder: GestureResponder, priority: GesturePriority, hidesInner: Bool, hit: Hit) {
    self.responder = responder
    self.priority = priority
    self.hidesInner = hidesInner
    target = GestureTarget(responder, hit: hit)
  }

  /// Whether the run can have no more effects.
  var isOver: Bool { !isLive && (hasWon || !isRecognized || priority == .simultaneous) }
  var deadline: Double? { nil }
  var isDiscrete: Bool { true }
  var insists: Bool { false }
  var cause: CauseKind { .other }

  var isMagnification: Bool { false }
  var isRotation: Bool { false }

  /// - Parameters:
  ///   - magnification: the factor of a pinch.
  ///   - rotation: that of a turn by two fingers.
  final func handle(
    _ kind: GestureEvent.Kind, time: Double, location: CGPoint, clickCount: Int, modifiers: EventModifiers,
    isTouch: Bool = false, magnification: CGFloat = 1, rotation: Angle = .zero
  ) {
    handle(
      GestureEvent(
        kind: kind, time: time, location: location, clickCount: clickCount, modifiers: modifiers, isTouch: isTouch,
        magnification: magnification, rotation: rotation, target: target))
  }

  fileprivate func handle(_ event: GestureEvent) {}
  func cancel() {}

  func takeImmediate() -> [() -> Void] {
    defer { effects.immediate = [] }
    return effects.immediate
  }

  func takeHeld() -> [() -> Void] {
    defer { effects.held = [] }
    return effects.held
  }
}

final class GestureRun<Value>: AnyGestureRun {
  private let recognizer: _GestureRecognizer<Value>
  private let latest: () -> _GestureRecognizer<Value>

  /// - Parameter latest: makes a recogniser from the gesture's current value in the view.
  init(
    _ responder: GestureResponder, priority: GesturePriority, hidesInner: Bool = false, hit: Hit,
    latest: @escaping () -> _GestureRecognizer<Value>
  ) {
    self.latest = latest
    recognizer = latest()
    super.init(responder, priority: priority, hidesInner: hidesInner, hit: hit)
  }

  override var deadline: Double? { recognizer.deadline }
  override var isDiscrete: Bool { recognizer.isDiscrete }
  override var insists: Bool { recognizer.insists }
  override var cause: CauseKind { recognizer.cause }

  override var isMagnification: Bool { recognizer.isMagnification }
  override var isRotation: Bool { recognizer.isRotation }

  fileprivate override func handle(_ event: GestureEvent) {
    recognizer.adopt(latest())
    switch recognizer.handle(event, &effects) {
    case .possible: break
    case .active: isRecognized = true
    case .ended:
      isRecognized = true
      isLive = false
    case .failed:
      isRecognized = false
      isLive = false
      effects.held = []
      recognizer.cancel(&effects)
    }
  }

  override func cancel() {
    if isOver { return }
    isLive = false
    isRecognized = false
    effects.held = []
    recognizer.cancel(&effects)
    // The arena may have dropped this run, so it would not run them.
    for effect in takeImmediate() { effect() }
  }
}
