import Foundation
import Geometry
import TraceRecorder

/// A user's action with a pointer, recognised from pointer events.
@MainActor @preconcurrency
public protocol Gesture<Value> {
  /// The type of the gesture's data.
  associatedtype Value
  associatedtype Body: Gesture

  /// This gesture, composed of other gestures.
  @MainActor @preconcurrency var body: Body { get }

  nonisolated func _makeRecognizer() -> _GestureRecognizer<Value>
}

extension Never: Gesture {
  public typealias Value = Never
  nonisolated public func _makeRecognizer() -> _GestureRecognizer<Never> { fatalError("Never recognises nothing") }
}

extension Gesture where Value == Body.Value {
  nonisolated public func _makeRecognizer() -> _GestureRecognizer<Body.Value> {
    nonisolated(unsafe) let gesture = self
    return assumeMainActor { gesture.body._makeRecognizer() }
  }
}

extension Gesture where Body == Never {
  public var body: Never { fatalError("\(Self.self) is recognised by Apus and has no body") }
}

/// Recognises a gesture from the events of one press, or of several in a row.
public class _GestureRecognizer<Value> {
  /// The time, in seconds, at which the recogniser needs a timer event.
  var deadline: Double? { nil }
  /// Whether the gesture ends as soon as it is recognised, like a tap.
  var isDiscrete: Bool { true }
  /// Whether the pointer has moved so far, or was held so long, that a press or tap further inside must give way.
  var insists: Bool { false }

  /// Whether it recognises pinches instead of presses.
  var isMagnification: Bool { false }
  /// Whether it recognises turns by two fingers instead of presses.
  var isRotation: Bool { false }

  /// The gesture's cause in recordings.
  var cause: CauseKind { isDiscrete ? .tap : .drag }

  /// Handles an event and returns the gesture's phase. Not called after it ended or failed.
  func handle(_ event: GestureEvent, _ effects: inout GestureEffects) -> GesturePhase<Value> { .failed }

  /// Takes over the latest closures and settings from `other`, which was made from the same gesture type.
  func adopt(_ other: _GestureRecognizer<Value>) {}

  /// Called when another gesture won, or the view was removed.
  func cancel(_ effects: inout GestureEffects) {}
}

enum GesturePhase<Value> {
  /// Not recognised yet; may have a preliminary value.
  case possible(Value?)
  /// Recognised and in progress.
  case active(Value)
  case ended(Value)
  case failed

  func map<Result>(_ transform: (Value) -> Result) -> GesturePhase<Result> {
    switch self {
    case .possible(let value): .possible(value.map(transform))
    case .active(let value): .active(transform(value))
    case .ended(let value): .ended(transform(value))
    case .failed: .failed
    }
  }
}

/// Closures of the program that a gesture will call.
struct GestureEffects {
  /// Called whether or not the gesture wins: a button's highlight, the reset after a cancellation.
  var immediate: [() -> Void] = []
  /// Run once the gesture has won.
  var held: [() -> Void] = []
}

/// An event for recognisers.
struct GestureEvent {
  enum Kind { case down, moved, up, timer }
  var kind: Kind
  /// Seconds.
  var time: Double
  /// In the window, in points.
  var location: CGPoint
  var clickCount: Int
  var modifiers: EventModifiers
  /// Whether a finger presses.
  var isTouch = false
  /// The pinch's scale factor; 1 for presses.
  var magnification: CGFloat = 1
  /// The turn by two fingers; zero for presses.
  var rotation = Angle.zero
  let target: GestureTarget

  func location(in space: CoordinateSpace) -> CGPoint { target.convert(location, to: space) }

  /// What the calendar says.
  var date: Date { target.date(at: time) }
}

/// The view to which a gesture is attached, and the conversion of points to its space.
final class GestureTarget {
  private let responder: ViewResponder
  private let hit: Hit
  private lazy var box = hit.bounds
  /// The view-to-window transform by its coordinate space, at the time of the hit.
  private let originalPlace: CGAffineTransform

  init(_ responder: ViewResponder, hit: Hit) {
    self.responder = responder
    self.hit = hit
    originalPlace = responder.space.transform()
  }

  func date(at time: Double) -> Date { responder.viewGraph.date(at: time) }

  func convert(_ window: CGPoint, to space: CoordinateSpace) -> CGPoint {
    if space == .global { return window }
    return responder.space.convert(local: local(window), window: window, to: space)
  }

  /// A point relative to the bounds of the view's hit area.
  func anchor(of window: CGPoint) -> UnitPoint {
    let point = local(window)
    guard box.width > 0, box.height > 0 else { return .center }
    return UnitPoint(x: (point.x - box.minX) / box.width, y: (point.y - box.minY) / box.height)
  }

  /// Whether the point is in the bounds of the view's hit area.
  func isInside(_ window: CGPoint) -> Bool { box.holds(local(window)) }

  private func local(_ window: CGPoint) -> CGPoint {
    let place = responder.isRemoved ? originalPlace : responder.space.transform()
    // The hit's transform includes display effects that the space lacks, so it is used until the view moves.
    return window.applying(place == originalPlace ? hit.toLocal : place.inverted())
  }
}
