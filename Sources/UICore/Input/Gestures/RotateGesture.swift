import Foundation
import Geometry

/// A turn by two fingers; on a desktop, the wheel with Option held, each turn of which is one rotation.
nonisolated public struct RotateGesture: Gesture {
  public typealias Body = Never

  /// The state of the rotation at one moment.
  public struct Value: Equatable, Sendable {
    /// When this was.
    public var time: Date
    /// Since the gesture began, clockwise.
    public var rotation: Angle
    /// A second.
    public var velocity: Angle
    /// Where the rotation began, relative to the view's bounds.
    public var startAnchor: UnitPoint
    /// Where the rotation began, in points of the view's space.
    public var startLocation: CGPoint
  }

  /// The angle at which the gesture begins.
  public var minimumAngleDelta: Angle

  /// A rotation that begins at an angle.
  nonisolated public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }

  nonisolated public func _makeRecognizer() -> _GestureRecognizer<Value> { RotateRecognizer(self) }
}

private final class RotateRecognizer: _GestureRecognizer<RotateGesture.Value> {
  private let gesture: RotateGesture

  init(_ gesture: RotateGesture) { self.gesture = gesture }

  override var isDiscrete: Bool { false }
  override var isRotation: Bool { true }

  override func handle(_ event: GestureEvent, _ effects: inout GestureEffects) -> GesturePhase<RotateGesture.Value> {
    // Ignore presses and pinches.
    guard event.rotation != .zero, abs(event.rotation.radians) >= gesture.minimumAngleDelta.radians else {
      return .failed
    }
    let value = RotateGesture.Value(
      time: event.date, rotation: event.rotation, velocity: .zero,
      startAnchor: event.target.anchor(of: event.location), startLocation: event.location(in: .local))
    return event.kind == .up ? .ended(value) : .active(value)
  }
}

/// A turn by two fingers, by its angle alone; the older form of ``RotateGesture``.
nonisolated public struct RotationGesture: Gesture {
  public typealias Value = Angle
  public typealias Body = Never
  /// The angle at which the gesture begins.
  public var minimumAngleDelta: Angle

  /// A rotation that begins at an angle.
  nonisolated public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }

  nonisolated public func _makeRecognizer() -> _GestureRecognizer<Angle> {
    MappedRecognizer(
      RotateRecognizer(RotateGesture(minimumAngleDelta: minimumAngleDelta)), gesture: \.rotation)
  }
}
