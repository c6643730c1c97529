import DisplayList
import Foundation
import Geometry
import TraceRecorder

/// How a gesture stands to those of the views inside.
enum GesturePriority {
  case normal, high
  /// Recognised beside others, without a contest.
  case simultaneous
}

/// Decides which of the gestures under the pointer may act.
///
/// They are asked in order: high priority from the outside in, then the others from the inside out. The first that is
/// recognised wins, and the rest are cancelled; while an earlier one may still be recognised, a later one waits, except
/// that a drag that really moves does not wait for taps.
///
/// Invariants: at most one contestant has won; a run that is over keeps nothing in the arena.
final class GestureArena {
  unowned var router: InputRouter!
  private var runs: [AnyGestureRun] = []
  private var location = CGPoint.zero
  private var clickCount = 1
  private var modifiers: EventModifiers = []
  private var timer: InputTimer?
  /// Whether a press is being followed.
  private(set) var isTracking = false

  /// Starts following a press. Gestures that wait for another press go on if it hits them again.
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
      if run.priority == .high { high.append(run) } else { inner.append(run) }
    }
    for run in old { run.cancel() }
    runs = high.reversed() + inner
    isTracking = true
    deliver(.down, location: event.location, event)
  }

  /// Offers a pinch that is over at once to the gestures that follow pinches, from the inside out.
  ///
  /// - Returns: whether one took it.
  func magnify(_ hits: [Hit], by magnification: CGFloat, location: CGPoint, modifiers: EventModifiers) -> Bool {
    for hit in hits {
      guard let responder = hit.responder as? GestureResponder, responder.isEnabled else { continue }
      let run = responder.start(hit)
      guard run.isMagnification else { continue }
      for kind in [GestureEvent.Kind.moved, .up] {
        run.handle(
          kind, time: router.now, location: location, clickCount: 0, modifiers: modifiers, magnification: magnification)
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
    if let event { (clickCount, modifiers) = (event.clickCount, event.modifiers) }
    for run in runs where run.isLive {
      if run.responder.isEnabled {
        run.handle(
          kind, time: router.now, location: location, clickCount: clickCount, modifiers: modifiers, magnification: 1)
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
    // Closures may do anything, so they run when the arena is in order.
    for (run, effects) in effects where !effects.isEmpty {
      run.responder.viewGraph.acting(run.cause, path: run.responder.path) { for effect in effects { effect() } }
    }
  }

  /// The contestant that may act now, unless one acts already.
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

/// A gesture attached to a view, followed from a press on.
class AnyGestureRun {
  let responder: GestureResponder
  let priority: GesturePriority
  var hasWon = false
  fileprivate(set) var isLive = true
  fileprivate(set) var isRecognized = false
  fileprivate var effects = GestureEffects()

  init(_ responder: GestureResponder, priority: GesturePriority) {
    self.responder = responder
    self.priority = priority
  }

  /// Nothing more can come of it.
  var isOver: Bool { !isLive && (hasWon || !isRecognized || priority == .simultaneous) }
  var deadline: Double? { nil }
  var isDiscrete: Bool { true }
  var insists: Bool { false }
  var cause: CauseKind { .other }

  var isMagnification: Bool { false }

  func handle(
    _ kind: GestureEvent.Kind, time: Double, location: CGPoint, clickCount: Int, modifiers: EventModifiers,
    magnification: CGFloat
  ) {}
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
  private let target: GestureTarget

  /// - Parameter latest: makes a recogniser of the gesture as the view has it now.
  init(
    _ responder: GestureResponder, priority: GesturePriority, hit: Hit,
    latest: @escaping () -> _GestureRecognizer<Value>
  ) {
    self.latest = latest
    recognizer = latest()
    target = GestureTarget(responder, hit: hit)
    super.init(responder, priority: priority)
  }

  override var deadline: Double? { recognizer.deadline }
  override var isDiscrete: Bool { recognizer.isDiscrete }
  override var insists: Bool { recognizer.insists }
  override var cause: CauseKind { recognizer.cause }

  override var isMagnification: Bool { recognizer.isMagnification }

  override func handle(
    _ kind: GestureEvent.Kind, time: Double, location: CGPoint, clickCount: Int, modifiers: EventModifiers,
    magnification: CGFloat
  ) {
    recognizer.adopt(latest())
    let event = GestureEvent(
      kind: kind, time: time, location: location, clickCount: clickCount, modifiers: modifiers,
      magnification: magnification, target: target)
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
    // Nobody may come to fetch them once the run has left the arena.
    for effect in takeImmediate() { effect() }
  }
}
