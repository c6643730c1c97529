import Geometry

/// How a view looks before insertion, while it is in the view tree, and after removal.
///
/// The animation of the update that inserts or removes the view interpolates between them. A removed view stays on
/// screen, without input, until its transition ends; then its state is removed.
@MainActor @preconcurrency
public protocol Transition {
  associatedtype Body: View
  /// The view that is inserted or removed.
  typealias Content = PlaceholderContentView<Self>

  /// The view in a phase.
  @ViewBuilder @MainActor @preconcurrency func body(content: Content, phase: TransitionPhase) -> Body

  static var properties: TransitionProperties { get }
}

extension Transition {
  public static var properties: TransitionProperties { TransitionProperties() }

  /// Applies the transition to a view in a phase.
  public func apply<V: View>(content: V, phase: TransitionPhase) -> some View {
    content.modifier(TransitionModifier(transition: self, phase: phase))
  }

  /// Combines this transition with another.
  public func combined<T: Transition>(with other: T) -> some Transition {
    CombiningTransition(first: self, second: other)
  }

  /// Gives the transition its own animation.
  public func animation(_ animation: Animation?) -> some Transition {
    AnimatedTransition(base: self, animation: animation)
  }
}

/// The phase of a view's transition.
public enum TransitionPhase: Hashable, Sendable {
  /// Before insertion.
  case willAppear
  case identity
  /// After removal.
  case didDisappear

  public var isIdentity: Bool { self == .identity }
  /// −1 before insertion, 0 while in the view tree, 1 after removal.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

/// Properties of a transition.
public struct TransitionProperties: Sendable {
  /// Whether the transition moves things, which users can ask to avoid.
  public var hasMotion: Bool
  public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

/// Inserts and removes the view without any effect.
nonisolated public struct IdentityTransition: Transition, Sendable {
  public init() {}
  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View { content }
  public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
}
