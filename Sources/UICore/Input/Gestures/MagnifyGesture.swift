import Foundation
import Geometry

/// A pinch; on a desktop, the wheel with Control held, each turn of which is one pinch.
nonisolated public struct MagnifyGesture: Gesture {
  public typealias Body = Never

  /// The state of the pinch at one moment.
  public struct Value: Equatable, Sendable {
    public var time: Date
    /// The scale factor since the gesture began.
    public var magnification: CGFloat
    /// Per second.
    public var velocity: CGFloat
    /// Where the pinch began, relative to the view's bounds.
    public var startAnchor: UnitPoint
    /// Where the pinch began, in points of the view's space.
    public var startLocation: CGPoint
  }

  /// The change of the scale factor at which the gesture begins.
  public var minimumScaleDelta: CGFloat

  nonisolated public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

  nonisolated public func _makeRecognizer() -> _GestureRecognizer<Value> { MagnifyRecognizer(self) }
}

private final class MagnifyRecognizer: _GestureRecognizer<MagnifyGesture.Value> {
  private let gesture: MagnifyGesture

  init(_ gesture: MagnifyGesture) { self.gesture = gesture }

  override var isDiscrete: Bool { false }
  override var isMagnification: Bool { true }

  override func handle(_ event: GestureEvent, _ effects: inout GestureEffects) -> GesturePhase<MagnifyGesture.Value> {
    // Ignore presses.
    guard event.magnification != 1, abs(event.magnification - 1) >= gesture.minimumScaleDelta else { return .failed }
    let value = MagnifyGesture.Value(
      time: event.date, magnification: event.magnification, velocity: 0,
      startAnchor: event.target.anchor(of: event.location), startLocation: event.location(in: .local))
    return event.kind == .up ? .ended(value) : .active(value)
  }
}

/// A pinch, by its scale factor alone; the older form of ``MagnifyGesture``.
nonisolated public struct MagnificationGesture: Gesture {
  public typealias Value = CGFloat
  public typealias Body = Never
  /// The change of the scale factor at which the gesture begins.
  public var minimumScaleDelta: CGFloat

  nonisolated public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

  nonisolated public func _makeRecognizer() -> _GestureRecognizer<CGFloat> {
    MappedRecognizer(
      MagnifyRecognizer(MagnifyGesture(minimumScaleDelta: minimumScaleDelta)), gesture: \.magnification)
  }
}
