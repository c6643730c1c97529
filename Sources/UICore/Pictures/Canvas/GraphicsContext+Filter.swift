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
      case matrix(ColorMatrix)
      case multiply(Color)
      case threshold(Double, Double, Color)
    }
    private let storage: Storage

    /// - Parameter radius: the Gaussian's standard deviation.
    public static func blur(radius: CGFloat) -> Filter { Filter(storage: .blur(radius)) }

    public static func shadow(
      color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> Filter { Filter(storage: .shadow(color, radius, CGSize(width: x, height: y))) }

    /// - Parameter amount: added to red, green and blue; 0 changes nothing.
    public static func brightness(_ amount: Double) -> Filter { colorMatrix(.brightness(amount)) }

    /// - Parameter amount: scales the distance from the middle grey; 1 changes nothing.
    public static func contrast(_ amount: Double) -> Filter { colorMatrix(.contrast(amount)) }

    /// - Parameter amount: 1 changes nothing, 0 makes all grey.
    public static func saturation(_ amount: Double) -> Filter { colorMatrix(.saturation(amount)) }

    /// - Parameter amount: 0 changes nothing, 1 makes all grey.
    public static func grayscale(_ amount: Double) -> Filter {
      colorMatrix(.saturation(1 - min(max(amount, 0), 1)))
    }

    /// Turns hues.
    public static func hueRotation(_ angle: Angle) -> Filter { colorMatrix(.hueRotation(radians: angle.radians)) }

    /// - Parameter amount: 0 changes nothing, 1 inverts, one half makes all grey.
    public static func colorInvert(_ amount: Double = 1) -> Filter { colorMatrix(.contrast(1 - 2 * amount)) }

    /// Multiplies colours, and their opacity, by those of another colour.
    public static func colorMultiply(_ color: Color) -> Filter { Filter(storage: .multiply(color)) }

    /// Maps each colour.
    public static func colorMatrix(_ matrix: ColorMatrix) -> Filter { Filter(storage: .matrix(matrix)) }

    /// Black, as opaque as what is drawn is light.
    public static var luminanceToAlpha: Filter { colorMatrix(.luminanceToAlpha) }

    /// One colour where the opacity of what is drawn is within bounds, both included; nothing elsewhere.
    public static func alphaThreshold(min: Double, max: Double = 1, color: Color = Color.black) -> Filter {
      Filter(storage: .threshold(min, max, color))
    }

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
      case .matrix(let matrix): return [.colorMatrix(matrix)]
      case .multiply(let color): return [.colorMatrix(.multiplied(by: color.resolve(in: environment)))]
      case .threshold(let min, let max, let color):
        return [.alphaThreshold(min: Float(min), max: Float(max), color: color.resolve(in: environment))]
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
