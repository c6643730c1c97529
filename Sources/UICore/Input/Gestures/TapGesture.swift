import Foundation
import Geometry

/// The distance in points that a pointer may move during a tap.
let tapTolerance: CGFloat = 10
/// Seconds within which the next press of a double tap must begin.
let multipleTapInterval = 0.35

/// One or more taps in the same place.
nonisolated public struct TapGesture: Gesture {
  public typealias Value = Void
  public typealias Body = Never
  public var count: Int

  nonisolated public init(count: Int = 1) { self.count = count }

  nonisolated public func _makeRecognizer() -> _GestureRecognizer<Void> {
    MappedRecognizer(SpatialTapRecognizer(count: count, space: .local), gesture: { _ in () })
  }
}

/// One or more taps in the same place, with their location.
nonisolated public struct SpatialTapGesture: Gesture {
  public typealias Body = Never
  /// The location of the tap.
  public struct Value: Equatable, Sendable {
    public var location: CGPoint
  }
  public var count: Int
  public var coordinateSpace: CoordinateSpace

  nonisolated public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
    self.count = count
    self.coordinateSpace = coordinateSpace.coordinateSpace
  }

  nonisolated public func _makeRecognizer() -> _GestureRecognizer<Value> {
    SpatialTapRecognizer(count: count, space: coordinateSpace)
  }
}

/// Counts taps; fails when the pointer moves too far or the next tap is late.
private final class SpatialTapRecognizer: _GestureRecognizer<SpatialTapGesture.Value> {
  private let count: Int
  private let space: CoordinateSpace
  private var done = 0
  private var start = CGPoint.zero
  private var nextTapDeadline: Double?

  init(count: Int, space: CoordinateSpace) {
    self.count = max(count, 1)
    self.space = space
  }

  override var deadline: Double? { nextTapDeadline }

  override func handle(
    _ event: GestureEvent, _ effects: inout GestureEffects
  ) -> GesturePhase<SpatialTapGesture.Value> {
    let distance = start.distance(to: event.location)
    switch event.kind {
    case .down:
      if done > 0, distance > tapTolerance { return .failed }
      if done == 0 { start = event.location }
      nextTapDeadline = nil
    case .moved:
      if nextTapDeadline == nil, distance > tapTolerance { return .failed }
    case .up:
      if distance > tapTolerance { return .failed }
      done += 1
      if done == count { return .ended(SpatialTapGesture.Value(location: event.location(in: space))) }
      nextTapDeadline = event.time + multipleTapInterval
    case .timer:
      if let nextTapDeadline, event.time >= nextTapDeadline - 1e-6 { return .failed }
    }
    return .possible(nil)
  }
}

extension CGPoint {
  func distance(to other: CGPoint) -> CGFloat { hypot(other.x - x, other.y - y) }
}
