import AttributeGraph
import DisplayList
import Foundation
import Geometry

/// Which gestures are enabled on a view to which one is added.
public struct GestureMask: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let none: GestureMask = []
  /// The added gesture.
  public static let gesture = GestureMask(rawValue: 1)
  /// The gestures of the views inside.
  public static let subviews = GestureMask(rawValue: 2)
  public static let all: GestureMask = [.gesture, .subviews]
}

/// The responder of a view with a gesture.
class GestureResponder: ViewResponder, @unchecked Sendable {
  private let make: (GestureResponder, Hit) -> AnyGestureRun

  init(_ inputs: _ViewInputs, make: @escaping (GestureResponder, Hit) -> AnyGestureRun) {
    self.make = make
    super.init(inputs)
  }

  /// - Parameter gesture: what the view's modifier is now.
  convenience init<G: Gesture>(_ inputs: _ViewInputs, gesture: @escaping () -> GestureModifier<G>) {
    self.init(inputs) { responder, hit in
      // Once the view is removed its attribute must not be read; the last value is used.
      var last = gesture()
      return GestureRun(
        responder, priority: last.priority, hidesInner: !last.mask.contains(.subviews), hit: hit
      ) {
        if !responder.isRemoved { last = gesture() }
        return last.mask.contains(.gesture) ? last.gesture._makeRecognizer() : _GestureRecognizer()
      }
    }
  }

  final func start(_ hit: Hit) -> AnyGestureRun { make(self, hit) }
}

nonisolated package struct GestureModifier<G: Gesture>: PrimitiveViewModifier {
  let gesture: G
  let priority: GesturePriority
  var mask = GestureMask.all

  nonisolated package static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let graph = inputs.graph
    let responder = GestureResponder(inputs) { graph.read(modifier.attribute) }
    return responder.wrap(body(inputs), in: graph)
  }
}

extension View {
  /// Adds a gesture to the area that the view draws; gestures of views inside have precedence.
  ///
  /// - Parameter mask: which gestures there are: this one, those of the views inside, or both.
  nonisolated public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    modifier(GestureModifier(gesture: gesture, priority: .normal, mask: mask))
  }

  /// Adds a gesture to the area that the view draws; gestures of views inside have precedence.
  @ViewBuilder nonisolated public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    modifier(GestureModifier(gesture: OptionalGesture(base: isEnabled ? gesture : nil), priority: .normal))
  }

  /// Adds a gesture with precedence over those of the views inside.
  nonisolated public func highPriorityGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View { modifier(GestureModifier(gesture: gesture, priority: .high, mask: mask)) }

  /// Adds a gesture that is recognised alongside those of the views inside.
  nonisolated public func simultaneousGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View { modifier(GestureModifier(gesture: gesture, priority: .simultaneous, mask: mask)) }

  /// Calls `action` when the view is clicked or tapped `count` times.
  nonisolated public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    gesture(TapGesture(count: count).onEnded { action() })
  }

  /// Calls `action` with the location, in the coordinate space, when the view is clicked or tapped `count` times.
  nonisolated public func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    gesture(SpatialTapGesture(count: count, coordinateSpace: coordinateSpace).onEnded { action($0.location) })
  }

  /// Calls `action` when the view has been pressed for `minimumDuration` seconds.
  ///
  /// - Parameters:
  ///   - maximumDistance: the distance in points that the pointer may move meanwhile.
  ///   - onPressingChanged: called with true when a press begins, and with false when it ends or is recognised.
  nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
    onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    let press = LongPressGesture(minimumDuration: minimumDuration, maximumDistance: maximumDistance)
    return gesture(PressingGesture(base: press.onEnded { _ in action() }, changed: onPressingChanged ?? { _ in }))
  }
}

/// A gesture that may be disabled.
nonisolated struct OptionalGesture<Base: Gesture>: Gesture {
  typealias Value = Base.Value
  typealias Body = Never
  let base: Base?
  nonisolated func _makeRecognizer() -> _GestureRecognizer<Base.Value> {
    base?._makeRecognizer() ?? _GestureRecognizer<Base.Value>()
  }
}

/// Calls `changed` with true when a press begins, and with false when the gesture ends or fails.
nonisolated struct PressingGesture<Base: Gesture>: Gesture {
  typealias Value = Base.Value
  typealias Body = Never
  let base: Base
  let changed: (Bool) -> Void

  nonisolated func _makeRecognizer() -> _GestureRecognizer<Base.Value> {
    PressingRecognizer(base._makeRecognizer(), changed: changed)
  }
}

private final class PressingRecognizer<Value>: WrappingRecognizer<Value, Value> {
  private var changed: (Bool) -> Void
  private var isPressing = false

  init(_ base: _GestureRecognizer<Value>, changed: @escaping (Bool) -> Void) {
    self.changed = changed
    super.init(base)
  }

  override func handle(_ event: GestureEvent, _ effects: inout GestureEffects) -> GesturePhase<Value> {
    let phase = base.handle(event, &effects)
    switch phase {
    case .possible, .active: set(true, &effects)
    case .ended, .failed: set(false, &effects)
    }
    return phase
  }

  private func set(_ value: Bool, _ effects: inout GestureEffects) {
    if value == isPressing { return }
    isPressing = value
    effects.immediate.append { [self] in changed(value) }
  }

  override func cancel(_ effects: inout GestureEffects) {
    super.cancel(&effects)
    set(false, &effects)
  }

  override func adopt(_ other: _GestureRecognizer<Value>) {
    super.adopt(other)
    if let other = other as? PressingRecognizer<Value> { changed = other.changed }
  }
}
