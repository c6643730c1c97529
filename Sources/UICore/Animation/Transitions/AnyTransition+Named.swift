import Foundation
import Geometry

extension AnyTransition {
  /// The view is there, and is gone.
  public static let identity = AnyTransition(IdentityTransition())
  /// Fades in and out; what views do that name no transition.
  public static let opacity = AnyTransition(OpacityTransition())
  /// Grows from nothing, and back.
  public static var scale: AnyTransition { AnyTransition(ScaleTransition(0)) }
  /// In from the leading edge, out at the trailing one.
  public static var slide: AnyTransition { AnyTransition(SlideTransition()) }

  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition(ScaleTransition(scale, anchor: anchor))
  }
  /// - Parameter offset: points.
  public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition(OffsetTransition(offset)) }
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    offset(CGSize(width: x, height: y))
  }
  /// In from the edge and back.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition(MoveTransition(edge: edge)) }
  /// In from the edge, out at the opposite one, fading.
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition(PushTransition(edge: edge)) }
}
