import Geometry

/// How a view comes and goes: what it looks like before it is there, while it is, and after.
///
/// Between those the system interpolates, under the animation of the change that brought or removed the view. A view that
/// was removed stays on screen, without input, until its transition ends; then its state goes.
@MainActor @preconcurrency
public protocol Transition {
  associatedtype Body: View
  /// The view that comes or goes.
  typealias Content = PlaceholderContentView<Self>

  /// The view as it looks in a phase.
  @ViewBuilder @MainActor @preconcurrency func body(content: Content, phase: TransitionPhase) -> Body

  static var properties: TransitionProperties { get }
}

extension Transition {
  public static var properties: TransitionProperties { TransitionProperties() }

  /// A view as it looks in a phase of this transition.
  public func apply<V: View>(content: V, phase: TransitionPhase) -> some View {
    content.modifier(TransitionModifier(transition: self, phase: phase))
  }

  /// This transition and another at once.
  public func combined<T: Transition>(with other: T) -> some Transition {
    CombiningTransition(first: self, second: other)
  }

  /// The transition under an animation of its own.
  public func animation(_ animation: Animation?) -> some Transition {
    AnimatedTransition(base: self, animation: animation)
  }
}

/// Where a view is between coming and going.
public enum TransitionPhase: Hashable, Sendable {
  /// About to come.
  case willAppear
  case identity
  /// Removed.
  case didDisappear

  public var isIdentity: Bool { self == .identity }
  /// −1 before the view is there, 0 while it is, 1 after.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

/// What a transition does.
public struct TransitionProperties: Sendable {
  /// Whether something moves, which people may have asked their system to avoid.
  public var hasMotion: Bool
  public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

/// No change at all: the view is there, and is gone.
nonisolated public struct IdentityTransition: Transition, Sendable {
  public init() {}
  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View { content }
  public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
}
