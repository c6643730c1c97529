import Foundation
import Geometry
import TraceRecorder

/// Something that a user does with a pointer, recognised from its events.
@MainActor @preconcurrency
public protocol Gesture<Value> {
  /// What the gesture has to tell.
  associatedtype Value
  associatedtype Body: Gesture

  /// The gesture in terms of other gestures.
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

/// Follows the events of one press, or of a few in a row, and says what they make of the gesture.
public class _GestureRecognizer<Value> {
  /// The time, in seconds, at which the recogniser wants to look again.
  var deadline: Double? { nil }
  /// Whether the gesture is over at once when it is recognised, such as a tap.
  var isDiscrete: Bool { true }
  /// Whether the pointer has done enough for this gesture that a press or tap inside must give way.
  var insists: Bool { false }

  /// Whether it follows pinches instead of presses.
  var isMagnification: Bool { false }

  /// What a recording calls it.
  var cause: CauseKind { isDiscrete ? .tap : .drag }

  /// The gesture's state after an event. Not called again after it ended or failed.
  func handle(_ event: GestureEvent, _ effects: inout GestureEffects) -> GesturePhase<Value> { .failed }

  /// Takes the gesture's latest closures and settings; `other` was made from the same type.
  func adopt(_ other: _GestureRecognizer<Value>) {}

  /// Another gesture won, or the view went away.
  func cancel(_ effects: inout GestureEffects) {}
}

enum GesturePhase<Value> {
  /// Not yet recognised; a value is shown already where there is one.
  case possible(Value?)
  /// Recognised and going on.
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

/// What a gesture's closures are to do.
struct GestureEffects {
  /// Run whether or not the gesture wins: how a press looks, what a cancelled gesture puts back.
  var immediate: [() -> Void] = []
  /// Run once the gesture has won.
  var held: [() -> Void] = []
}

/// What happened, as recognisers see it.
struct GestureEvent {
  enum Kind { case down, moved, up, timer }
  var kind: Kind
  /// Seconds.
  var time: Double
  /// In the window, in points.
  var location: CGPoint
  var clickCount: Int
  var modifiers: EventModifiers
  /// How much a pinch has grown what is under it; 1 in a press.
  var magnification: CGFloat = 1
  let target: GestureTarget

  func location(in space: CoordinateSpace) -> CGPoint { target.convert(location, to: space) }
}

/// The view that a gesture is attached to, and where it is.
final class GestureTarget {
  private let responder: ViewResponder
  private let hit: Hit
  private lazy var box = hit.bounds
  /// From the view to the window when it was hit, after its place in the tree of views.
  private let originalPlace: CGAffineTransform

  init(_ responder: ViewResponder, hit: Hit) {
    self.responder = responder
    self.hit = hit
    originalPlace = responder.space.transform()
  }

  func convert(_ window: CGPoint, to space: CoordinateSpace) -> CGPoint {
    if space == .global { return window }
    return responder.space.convert(local: local(window), window: window, to: space)
  }

  /// Where the point is in the box of what pointers hit.
  func anchor(of window: CGPoint) -> UnitPoint {
    let point = local(window)
    guard box.width > 0, box.height > 0 else { return .center }
    return UnitPoint(x: (point.x - box.minX) / box.width, y: (point.y - box.minY) / box.height)
  }

  /// Whether the point lies in the box of what pointers hit.
  func isInside(_ window: CGPoint) -> Bool { box.holds(local(window)) }

  private func local(_ window: CGPoint) -> CGPoint {
    let place = responder.isRemoved ? originalPlace : responder.space.transform()
    // The hit knows of effects that layout does not, so it is trusted until the view moves.
    return window.applying(place == originalPlace ? hit.toLocal : place.inverted())
  }
}
