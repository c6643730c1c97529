import Foundation
import Geometry

/// A gesture in which the pointer is pressed and moved.
nonisolated public struct DragGesture: Gesture {
  public typealias Body = Never

  /// The state of the drag at one moment.
  public struct Value: Equatable, Sendable {
    public var time: Date
    /// Points in the gesture's coordinate space.
    public var location: CGPoint
    public var startLocation: CGPoint
    /// Points per second.
    public var velocity: CGSize

    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }

    /// Where the pointer would stop, assumed to be 0.25 seconds on at its velocity.
    public var predictedEndLocation: CGPoint {
      CGPoint(x: location.x + velocity.width / 4, y: location.y + velocity.height / 4)
    }

    public var predictedEndTranslation: CGSize {
      CGSize(width: translation.width + velocity.width / 4, height: translation.height + velocity.height / 4)
    }
  }

  /// The distance in points that the pointer must move before the gesture begins.
  public var minimumDistance: CGFloat
  public var coordinateSpace: CoordinateSpace

  nonisolated public init(
    minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local
  ) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace.coordinateSpace
  }

  nonisolated public func _makeRecognizer() -> _GestureRecognizer<Value> { DragRecognizer(self) }
}

private final class DragRecognizer: _GestureRecognizer<DragGesture.Value> {
  private let gesture: DragGesture
  private var windowStart = CGPoint.zero
  private var start = CGPoint.zero
  private var isActive = false
  private var farthest: CGFloat = 0
  private var velocity = VelocityTracker()

  init(_ gesture: DragGesture) { self.gesture = gesture }

  override var isDiscrete: Bool { false }
  override var insists: Bool { isActive && farthest >= max(gesture.minimumDistance, tapTolerance) }

  override func handle(_ event: GestureEvent, _ effects: inout GestureEffects) -> GesturePhase<DragGesture.Value> {
    let location = event.location(in: gesture.coordinateSpace)
    switch event.kind {
    case .down:
      (windowStart, start) = (event.location, location)
    case .moved, .up:
      farthest = max(farthest, windowStart.distance(to: event.location))
    case .timer:
      return .possible(nil)
    }
    velocity.add(location, at: event.time)
    if farthest >= gesture.minimumDistance { isActive = true }
    guard isActive else { return event.kind == .up ? .failed : .possible(nil) }
    let value = DragGesture.Value(
      time: event.date, location: location, startLocation: start,
      velocity: velocity.velocity(at: event.time))
    return event.kind == .up ? .ended(value) : .active(value)
  }
}

/// Measures a pointer's velocity over the last 0.1 seconds.
struct VelocityTracker {
  private static let window = 0.1
  private var samples: [(time: Double, location: CGPoint)] = []

  mutating func add(_ location: CGPoint, at time: Double) {
    samples.removeAll { time - $0.time > Self.window }
    samples.append((time, location))
  }

  /// Points per second; zero if the pointer rested.
  func velocity(at time: Double) -> CGSize {
    guard let first = samples.first, let last = samples.last, last.time - first.time > 0 else { return .zero }
    let duration = last.time - first.time
    return CGSize(
      width: (last.location.x - first.location.x) / duration, height: (last.location.y - first.location.y) / duration)
  }
}
