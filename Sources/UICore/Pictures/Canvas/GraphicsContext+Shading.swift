import DisplayList
import Foundation
import Geometry

extension GraphicsContext {
  /// The paint for filling and stroking paths in a canvas.
  ///
  /// Points are in the space of drawing commands.
  public struct Shading: Sendable {
    private enum Storage: Sendable {
      case style(any ShapeStyle)
      case linear(Gradient, CGPoint, CGPoint)
      case radial(Gradient, CGPoint, CGFloat, CGFloat)
      case conic(Gradient, CGPoint, Angle)
      case resolved(Paint)
    }
    private let storage: Storage

    /// The foreground style of the canvas.
    public static var foreground: Shading { .style(ForegroundStyle()) }

    public static func color(_ color: Color) -> Shading { Shading(storage: .style(color)) }

    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
    ) -> Shading { .color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity)) }

    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
    ) -> Shading { .color(Color(colorSpace, white: white, opacity: opacity)) }

    /// A style; its unit points are relative to the path's bounds.
    public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading(storage: .style(style)) }

    public static func linearGradient(_ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint) -> Shading {
      Shading(storage: .linear(gradient, startPoint, endPoint))
    }

    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat
    ) -> Shading { Shading(storage: .radial(gradient, center, startRadius, endRadius)) }

    /// A conic gradient over a full turn, starting at `angle`.
    public static func conicGradient(_ gradient: Gradient, center: CGPoint, angle: Angle = .zero) -> Shading {
      Shading(storage: .conic(gradient, center, angle))
    }

    /// - Parameter rect: the path's bounds; computed only for styles that depend on them.
    func paint(in rect: @autoclosure () -> CGRect, _ environment: StyleEnvironment) -> Paint {
      switch storage {
      case .style(let style): style._paint(in: rect(), environment: environment)
      case .linear(let gradient, let from, let to): .linear(gradient.resolve(in: environment).stops, from: from, to: to)
      case .radial(let gradient, let center, let start, let end):
        .radial(gradient.resolve(in: environment).stops, center: center, startRadius: start, endRadius: end)
      case .conic(let gradient, let center, let angle):
        .angular(
          gradient.resolve(in: environment).stops, center: center, startAngle: CGFloat(angle.radians),
          endAngle: CGFloat(angle.radians + 2 * .pi))
      case .resolved(let paint): paint
      }
    }

    /// The shading with its colours resolved.
    fileprivate func resolved(in environment: StyleEnvironment) -> Shading {
      // A style other than a colour may depend on the path, so it is resolved for each path.
      if case .style(let style) = storage, !(style is Color) { return self }
      return Shading(storage: .resolved(paint(in: .zero, environment)))
    }
  }

  /// Resolves the shading's colours once, for use with many paths.
  public func resolve(_ shading: Shading) -> Shading { shading.resolved(in: source.style) }
}
