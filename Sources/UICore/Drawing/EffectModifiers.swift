import DisplayList
import Foundation
import Geometry

extension View {
  /// - Parameter opacity: 0 for invisible, which also takes no input, to 1.
  public func opacity(_ opacity: Double) -> some View { modifier(OpacityEffect(opacity: opacity)) }

  /// Hides the view; it keeps its place.
  public func hidden() -> some View { modifier(HiddenEffect()) }

  /// Draws and hits only what is inside the shape.
  public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
    modifier(ClipEffect(shape: shape, style: style))
  }
  /// Draws and hits only what is inside the view's frame.
  public func clipped(antialiased: Bool = false) -> some View {
    clipShape(Rectangle(), style: FillStyle(antialiased: antialiased))
  }
  /// - Parameter radius: points.
  public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    clipShape(RoundedRectangle(cornerRadius: radius, style: .circular), style: FillStyle(antialiased: antialiased))
  }

  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    modifier(TransformEffect(angle: angle, anchor: anchor))
  }
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    modifier(TransformEffect(scale: scale, anchor: anchor))
  }
  public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(CGSize(width: s, height: s), anchor: anchor)
  }
  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
    scaleEffect(CGSize(width: x, height: y), anchor: anchor)
  }
  public func transformEffect(_ transform: CGAffineTransform) -> some View {
    modifier(AffineEffect(transform: transform))
  }

  /// - Parameters: points.
  public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some View { modifier(ShadowEffect(color: color, radius: radius, offset: CGSize(width: x, height: y))) }
  /// - Parameter radius: points.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some View { modifier(BlurEffect(radius: radius)) }
  public func blendMode(_ blendMode: BlendMode) -> some View { modifier(BlendEffect(mode: blendMode)) }

  /// Makes one layer of the content, so that blend modes inside see nothing of what lies below.
  public func compositingGroup() -> some View { modifier(CompositingEffect()) }

  /// Makes one picture of the content and of what lies below it, which is kept while only what is above changes.
  ///
  /// It looks as it would without, except that blend modes inside see nothing of what lies below. A picture holds four
  /// bytes for each pixel that the content covers, from the second change above it on.
  ///
  /// - Parameters:
  ///   - opaque: promises that the content covers all of its frame; ignored, as nothing is faster for it.
  ///   - colorMode: a wish; see ``ColorRenderingMode``.
  public func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some View {
    modifier(DrawingGroupEffect())
  }
}
