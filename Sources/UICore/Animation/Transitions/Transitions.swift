import Foundation
import Geometry

/// From transparent to opaque, and back.
nonisolated public struct OpacityTransition: Transition, Sendable {
  public init() {}
  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
    content.opacity(phase.isIdentity ? 1 : 0)
  }
  public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
}

/// From a scale to the view's own size, and back.
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

/// From an offset in points to the view's place, and back.
nonisolated public struct OffsetTransition: Transition, Sendable {
  public var offset: CGSize
  public init(_ offset: CGSize) { self.offset = offset }
  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
    content.offset(phase.isIdentity ? .zero : offset)
  }
}

/// In from an edge by the view's own size, and back out there.
nonisolated public struct MoveTransition: Transition, Sendable {
  public var edge: Edge
  public init(edge: Edge) { self.edge = edge }
  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(EdgeShift(edge: edge, amount: phase.isIdentity ? 0 : 1))
  }
}

/// In from the leading edge, out at the trailing one.
nonisolated public struct SlideTransition: Transition, Sendable {
  public init() {}
  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(EdgeShift(edge: .trailing, amount: phase.value))
  }
}

/// In from an edge while it fades in, out at the opposite edge while it fades out.
nonisolated public struct PushTransition: Transition, Sendable {
  public var edge: Edge
  public init(edge: Edge) { self.edge = edge }
  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
    content.opacity(phase.isIdentity ? 1 : 0).modifier(EdgeShift(edge: edge, amount: -phase.value))
  }
}

/// Blurred, scaled and faded on the way in and out.
///
/// Apple gives no figures; a radius of 10 points and a fifth of the size stand in for them.
nonisolated public struct BlurReplaceTransition: Transition, Sendable {
  /// Which way the view is scaled.
  public struct Configuration: Equatable, Sendable {
    let removedScale: Double
    /// Smaller when it goes, and smaller before it comes.
    public static let downUp = Configuration(removedScale: 0.8)
    /// Smaller before it comes, larger when it goes.
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

/// Moves a view towards an edge by a part of its own size.
nonisolated private struct EdgeShift: ViewModifier {
  let edge: Edge
  let amount: CGFloat
  @Environment(\.layoutDirection) private var direction

  init(edge: Edge, amount: CGFloat) {
    self.edge = edge
    self.amount = amount
  }

  /// One view whatever the edge: branches would be a container, which keeps a grid's cell or a priority to itself.
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

/// A shift in parts of the view's size.
nonisolated private struct PartialShift: GeometryEffect {
  var x: CGFloat
  var y: CGFloat

  // As parts of points are far below what a spring takes for rest, the data is 128 times as large.
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
  /// The view is there, and is gone.
  public static var identity: IdentityTransition { IdentityTransition() }
}

extension Transition where Self == OpacityTransition {
  /// Fades in and out.
  public static var opacity: OpacityTransition { OpacityTransition() }
}

extension Transition where Self == ScaleTransition {
  /// Grows from nothing, and back.
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
  /// In from the edge and back.
  public static func move(edge: Edge) -> MoveTransition { MoveTransition(edge: edge) }
}

extension Transition where Self == SlideTransition {
  /// In from the leading edge, out at the trailing one.
  public static var slide: SlideTransition { SlideTransition() }
}

extension Transition where Self == PushTransition {
  /// In from the edge, out at the opposite one, fading.
  public static func push(from edge: Edge) -> PushTransition { PushTransition(edge: edge) }
}

extension Transition where Self == BlurReplaceTransition {
  /// Blurred and scaled on the way in and out.
  public static var blurReplace: BlurReplaceTransition { BlurReplaceTransition(configuration: .downUp) }
  public static func blurReplace(_ config: BlurReplaceTransition.Configuration) -> BlurReplaceTransition {
    BlurReplaceTransition(configuration: config)
  }
}

extension Transition {
  /// One way to come, another to go.
  public static func asymmetric<Insertion: Transition, Removal: Transition>(
    insertion: Insertion, removal: Removal
  ) -> AsymmetricTransition<Insertion, Removal> where Self == AsymmetricTransition<Insertion, Removal> {
    AsymmetricTransition(insertion: insertion, removal: removal)
  }
}
