import Foundation
import Geometry
import TraceRecorder

/// A press of a minimum duration.
nonisolated public struct LongPressGesture: Gesture {
  public typealias Value = Bool
  public typealias Body = Never
  /// Seconds.
  public var minimumDuration: Double
  /// The distance in points that the pointer may move meanwhile.
  public var maximumDistance: CGFloat

  nonisolated public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }

  nonisolated public func _makeRecognizer() -> _GestureRecognizer<Bool> { LongPressRecognizer(self) }
}

private final class LongPressRecognizer: _GestureRecognizer<Bool> {
  private let gesture: LongPressGesture
  private var start = CGPoint.zero
  private var end: Double?
  private var isLongEnough = false

  init(_ gesture: LongPressGesture) { self.gesture = gesture }

  override var deadline: Double? { end }
  override var insists: Bool { isLongEnough }
  override var cause: CauseKind { .longPress }

  override func handle(_ event: GestureEvent, _ effects: inout GestureEffects) -> GesturePhase<Bool> {
    switch event.kind {
    case .down:
      start = event.location
      end = event.time + max(gesture.minimumDuration, 0)
    case .moved:
      if start.distance(to: event.location) > gesture.maximumDistance { return .failed }
    case .up, .timer: break
    }
    // The timer's time and this sum may differ by rounding.
    if let end, event.time >= end - 1e-6 {
      isLongEnough = true
      return .ended(true)
    }
    return event.kind == .up ? .failed : .possible(true)
  }
}
