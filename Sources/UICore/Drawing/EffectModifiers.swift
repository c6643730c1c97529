import DisplayList
import Foundation
import Geometry

extension View {
  /// - Parameter opacity: 0…1; at 0 the view is invisible and takes no input.
  public func opacity(_ opacity: Double) -> some View { modifier(OpacityEffect(opacity: opacity)) }

  /// Hides the view and takes it out of hit tests; it keeps its space in the layout.
  public func hidden() -> some View { modifier(HiddenEffect()) }

  /// Clips drawing and hit tests to the shape.
  public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
    modifier(ClipEffect(shape: shape, style: style))
  }
  /// Clips drawing and hit tests to the view's frame.
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
  ) -> some View { modifier(ShadowModifier(color: color, radius: radius, offset: CGSize(width: x, height: y))) }
  /// - Parameter radius: points.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some View { modifier(BlurEffect(radius: radius)) }
  /// Mixes the view with what lies below it.
  public func blendMode(_ blendMode: BlendMode) -> some View { modifier(BlendEffect(mode: blendMode)) }

  /// Draws the content into a layer of its own, so that blend modes inside do not see what lies below.
  public func compositingGroup() -> some View { modifier(CompositingEffect()) }

  /// Caches the content, and all that lies below it, as one picture while only what lies above changes.
  ///
  /// The result looks the same, except that blend modes inside do not see what lies below. From the second change above
  /// it on, the picture takes four bytes for each pixel that the content covers.
  ///
  /// - Parameters:
  ///   - opaque: ignored; a promise that the content covers its frame would make nothing faster.
  ///   - colorMode: ignored; see ``ColorRenderingMode``.
  public func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some View {
    modifier(DrawingGroupEffect())
  }
}
