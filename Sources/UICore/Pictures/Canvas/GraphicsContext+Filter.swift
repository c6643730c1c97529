import DisplayList
import Foundation
import Geometry

// The display list's types, which `GraphicsContext`'s types of the same names hide.
typealias LayerFilter = Filter
typealias LayerBlendMode = BlendMode

extension GraphicsContext {
  /// A filter on what is drawn. Lengths are points in the space of drawing commands.
  public struct Filter: Sendable {
    private enum Storage: Sendable {
      case blur(CGFloat)
      case shadow(Color, CGFloat, CGSize)
    }
    private let storage: Storage

    /// - Parameter radius: the Gaussian's standard deviation.
    public static func blur(radius: CGFloat) -> Filter { Filter(storage: .blur(radius)) }

    public static func shadow(
      color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> Filter { Filter(storage: .shadow(color, radius, CGSize(width: x, height: y))) }

    func resolve(in environment: StyleEnvironment, transform: CGAffineTransform) -> [LayerFilter] {
      let scale = abs(transform.a * transform.d - transform.b * transform.c).squareRoot()
      switch storage {
      case .blur(let radius): return radius > 0 ? [.blur(radius: radius * scale)] : []
      case .shadow(let color, let radius, let offset):
        // In Core Graphics, as in CSS, a shadow's radius is twice its standard deviation.
        let deviation = max(radius, 0) / 2 * scale
        return [
          .shadow(color: color.resolve(in: environment), radius: deviation, offset: offset.applying(transform))
        ]
      }
    }
  }

  /// How drawing blends with what lies below.
  public struct BlendMode: Hashable, Sendable {
    let mode: LayerBlendMode

    public static let normal = BlendMode(mode: .normal)
    public static let multiply = BlendMode(mode: .multiply)
    public static let screen = BlendMode(mode: .screen)
    public static let overlay = BlendMode(mode: .overlay)
    public static let darken = BlendMode(mode: .darken)
    public static let lighten = BlendMode(mode: .lighten)
    public static let colorDodge = BlendMode(mode: .colorDodge)
    public static let colorBurn = BlendMode(mode: .colorBurn)
    public static let softLight = BlendMode(mode: .softLight)
    public static let hardLight = BlendMode(mode: .hardLight)
    public static let difference = BlendMode(mode: .difference)
    public static let exclusion = BlendMode(mode: .exclusion)
    public static let hue = BlendMode(mode: .hue)
    public static let saturation = BlendMode(mode: .saturation)
    public static let color = BlendMode(mode: .color)
    public static let luminosity = BlendMode(mode: .luminosity)
    public static let sourceAtop = BlendMode(mode: .sourceAtop)
    public static let destinationOver = BlendMode(mode: .destinationOver)
    public static let destinationOut = BlendMode(mode: .destinationOut)
    public static let plusDarker = BlendMode(mode: .plusDarker)
    public static let plusLighter = BlendMode(mode: .plusLighter)
  }
}
