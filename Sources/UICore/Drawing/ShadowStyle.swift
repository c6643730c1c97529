import DisplayList
import Foundation
import Geometry

/// A shadow that a style casts. Lengths are points.
public struct ShadowStyle: Equatable, Sendable {
  private let color: Color
  private let radius: CGFloat
  private let offset: CGSize
  private let isInner: Bool

  /// A shadow below what is painted.
  public static func drop(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(color: color, radius: radius, offset: CGSize(width: x, height: y), isInner: false)
  }

  /// A shadow on what is painted, as if it were cut out of what is around it.
  public static func inner(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(color: color, radius: radius, offset: CGSize(width: x, height: y), isInner: true)
  }

  fileprivate func filter(in environment: StyleEnvironment) -> Filter {
    // In Core Graphics, as in CSS, a shadow's radius is twice its standard deviation.
    let (rgba, deviation) = (color.resolve(in: environment), max(radius, 0) / 2)
    return isInner
      ? .innerShadow(color: rgba, radius: deviation, offset: offset)
      : .shadow(color: rgba, radius: deviation, offset: offset)
  }
}

/// A style with a shadow.
public struct _ShadowShapeStyle<Style: ShapeStyle>: ShapeStyle {
  let style: Style
  let shadow: ShadowStyle

  public func _paint(in rect: CGRect, environment: StyleEnvironment) -> Paint {
    style._paint(in: rect, environment: environment)
  }
  public func _filters(in environment: StyleEnvironment) -> [Filter] {
    style._filters(in: environment) + [shadow.filter(in: environment)]
  }
}

extension ShapeStyle {
  /// The style with a shadow below or on what it paints.
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle { _ShadowShapeStyle(style: self, shadow: style) }
}

extension ShapeStyle where Self == AnyShapeStyle {
  /// The foreground style with a shadow below or on what it paints.
  public static func shadow(_ style: ShadowStyle) -> some ShapeStyle { ForegroundStyle().shadow(style) }
}
