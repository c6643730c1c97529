import Foundation
import Geometry

/// Fades the view in and out.
nonisolated public struct OpacityTransition: Transition, Sendable {
  public init() {}
  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
    content.opacity(phase.isIdentity ? 1 : 0)
  }
  public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
}

/// Scales the view up from a scale on insertion, and down to it on removal.
nonisolated public struct ScaleTransition: Transition, Sendable {
  public var scale: Double
  public var anchor: UnitPoint

  public init(_ scale: Double, anchor: UnitPoint = .center) {
    self.scale = scale
    self.anchor = anchor
  }

  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
    content.scaleEffect(phase.isIdentity ? 1 : scale, anchor: anchor)
  }
}

/// Moves the view from an offset in points to its position on insertion, and back on removal.
nonisolated public struct OffsetTransition: Transition, Sendable {
  public var offset: CGSize
  public init(_ offset: CGSize) { self.offset = offset }
  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
    content.offset(phase.isIdentity ? .zero : offset)
  }
}

/// Moves the view in from an edge by its own size, and out towards the same edge.
nonisolated public struct MoveTransition: Transition, Sendable {
  public var edge: Edge
  public init(edge: Edge) { self.edge = edge }
  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(EdgeShift(edge: edge, amount: phase.isIdentity ? 0 : 1))
  }
}

/// Moves the view in from the leading edge and out towards the trailing edge.
nonisolated public struct SlideTransition: Transition, Sendable {
  public init() {}
  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(EdgeShift(edge: .trailing, amount: phase.value))
  }
}

/// Moves the view in from an edge and out towards the opposite one, while fading.
nonisolated public struct PushTransition: Transition, Sendable {
  public var edge: Edge
  public init(edge: Edge) { self.edge = edge }
  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
    content.opacity(phase.isIdentity ? 1 : 0).modifier(EdgeShift(edge: edge, amount: -phase.value))
  }
}

/// Blurs, scales and fades the view in and out.
///
/// Apple gives no numbers; the radius of 10 points and the scales of 0.8 and 1.2 are this package's choice.
nonisolated public struct BlurReplaceTransition: Transition, Sendable {
  /// The scales before insertion and after removal.
  public struct Configuration: Equatable, Sendable {
    let removedScale: Double
    /// Grows on insertion, shrinks on removal.
    public static let downUp = Configuration(removedScale: 0.8)
    /// Grows on insertion and on removal.
    public static let upUp = Configuration(removedScale: 1.2)
  }

  public var configuration: Configuration
  public init(configuration: Configuration) { self.configuration = configuration }

  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
    let isThere = phase.isIdentity
    content
      .scaleEffect(isThere ? 1 : (phase == .willAppear ? 0.8 : configuration.removedScale))
      .blur(radius: isThere ? 0 : 10)
      .opacity(isThere ? 1 : 0)
  }
}

/// Moves a view towards an edge by a multiple of its own size.
nonisolated private struct EdgeShift: ViewModifier {
  let edge: Edge
  let amount: CGFloat
  @Environment(\.layoutDirection) private var direction

  init(edge: Edge, amount: CGFloat) {
    self.edge = edge
    self.amount = amount
  }

  /// One modifier for all edges: an `if` would make a container, which hides the content's layout traits (grid cell,
  /// priority).
  @MainActor func body(content: Content) -> some View {
    let outwards: CGFloat = direction == .leftToRight ? 1 : -1
    let shift =
      switch edge {
      case .top: PartialShift(x: 0, y: -amount)
      case .bottom: PartialShift(x: 0, y: amount)
      case .leading: PartialShift(x: -amount * outwards, y: 0)
      case .trailing: PartialShift(x: amount * outwards, y: 0)
      }
    content.modifier(shift)
  }
}

/// A translation in multiples of the view's size.
nonisolated private struct PartialShift: GeometryEffect {
  var x: CGFloat
  var y: CGFloat

  // `UnitPoint.animatableData` is 128 times the value: a spring counts as settled at differences far above such
  // fractions.
  var animatableData: UnitPoint.AnimatableData {
    get { UnitPoint(x: x, y: y).animatableData }
    set {
      var point = UnitPoint.zero
      point.animatableData = newValue
      (x, y) = (point.x, point.y)
    }
  }

  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(translationX: x * size.width, y: y * size.height))
  }
}

extension Transition where Self == IdentityTransition {
  /// Inserts and removes the view without any effect.
  public static var identity: IdentityTransition { IdentityTransition() }
}

extension Transition where Self == OpacityTransition {
  /// Fades the view in and out.
  public static var opacity: OpacityTransition { OpacityTransition() }
}

extension Transition where Self == ScaleTransition {
  /// Scales the view up from nothing on insertion, and down to nothing on removal.
  public static var scale: ScaleTransition { ScaleTransition(0) }
  public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> ScaleTransition {
    ScaleTransition(scale, anchor: anchor)
  }
}

extension Transition where Self == OffsetTransition {
  /// - Parameter offset: points.
  public static func offset(_ offset: CGSize) -> OffsetTransition { OffsetTransition(offset) }
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetTransition {
    OffsetTransition(CGSize(width: x, height: y))
  }
}

extension Transition where Self == MoveTransition {
  /// Moves the view in from the edge, and out towards the same edge.
  public static func move(edge: Edge) -> MoveTransition { MoveTransition(edge: edge) }
}

extension Transition where Self == SlideTransition {
  /// Moves the view in from the leading edge and out towards the trailing edge.
  public static var slide: SlideTransition { SlideTransition() }
}

extension Transition where Self == PushTransition {
  /// Moves the view in from the edge and out towards the opposite one, while fading.
  public static func push(from edge: Edge) -> PushTransition { PushTransition(edge: edge) }
}

extension Transition where Self == BlurReplaceTransition {
  /// Blurs, scales and fades the view in and out.
  public static var blurReplace: BlurReplaceTransition { BlurReplaceTransition(configuration: .downUp) }
  public static func blurReplace(_ config: BlurReplaceTransition.Configuration) -> BlurReplaceTransition {
    BlurReplaceTransition(configuration: config)
  }
}

extension Transition {
  /// Uses one transition for insertion and another for removal.
  public static func asymmetric<Insertion: Transition, Removal: Transition>(
    insertion: Insertion, removal: Removal
  ) -> AsymmetricTransition<Insertion, Removal> where Self == AsymmetricTransition<Insertion, Removal> {
    AsymmetricTransition(insertion: insertion, removal: removal)
  }
}
