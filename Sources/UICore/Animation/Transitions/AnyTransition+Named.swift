import Foundation
import Geometry

extension AnyTransition {
  /// Inserts and removes the view without any effect.
  public static let identity = AnyTransition(IdentityTransition())
  /// Fades in and out; the default for views without a transition.
  public static let opacity = AnyTransition(OpacityTransition())
  /// Scales up from nothing on insertion and down to nothing on removal.
  public static var scale: AnyTransition { AnyTransition(ScaleTransition(0)) }
  /// Moves in from the leading edge and out towards the trailing edge.
  public static var slide: AnyTransition { AnyTransition(SlideTransition()) }

  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition(ScaleTransition(scale, anchor: anchor))
  }
  /// - Parameter offset: points.
  public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition(OffsetTransition(offset)) }
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    offset(CGSize(width: x, height: y))
  }
  /// Moves in from the edge, and out towards the same edge.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition(MoveTransition(edge: edge)) }
  /// Moves in from the edge and out towards the opposite one, while fading.
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition(PushTransition(edge: edge)) }
}
