import Foundation
import Geometry

/// A colour that may depend on the colour scheme, the contrast and the tint.
///
/// As a view it fills the proposed size; as a style it fills shapes and colours text.
public struct Color: Hashable, Sendable {
  enum Storage: Hashable, Sendable {
    case fixed(RGBA)
    case system(SystemColor)
    // Indirect, as what is larger than one fixed colour: views are full of colours, and most of those are fixed.
    indirect case adaptive(light: RGBA, dark: RGBA)
    case accent
    case primary(opacity: Double)
    case provided(ColorProvider)
    indirect case named(NamedColor)
    indirect case faded(Storage, Double)
    indirect case mixed(Storage, Storage, Double, Gradient.ColorSpace)
  }
  let storage: Storage

  init(_ storage: Storage) { self.storage = storage }

  /// The colour space in which components are given.
  public enum RGBColorSpace: Hashable, Sendable {
    case sRGB
    /// Linear components with the primaries of sRGB.
    case sRGBLinear
    case displayP3
  }

  /// - Parameters: components 0…1; values outside are kept and clamped when drawn.
  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
  ) {
    let (r, g, b) = colorSpace.toSRGB(red, green, blue)
    storage = .fixed(RGBA(red: Float(r), green: Float(g), blue: Float(b), alpha: Float(opacity)))
  }

  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  /// - Parameters: 0…1; `hue` wraps around.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    let sector = (hue - hue.rounded(.down)) * 6
    func component(_ n: Double) -> Double {
      let k = (n + sector).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(k, 4 - k, 1))
    }
    self.init(red: component(5), green: component(3), blue: component(1), opacity: opacity)
  }

  /// The colour with its opacity multiplied.
  public func opacity(_ opacity: Double) -> Color { Color(.faded(storage, opacity)) }

  /// Mixes the colour with another.
  ///
  /// - Parameters:
  ///   - fraction: 0 is this colour, 1 the other; clamped to that range.
  ///   - colorSpace: the space in which the components are interpolated.
  public func mix(
    with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual
  ) -> Color {
    Color(.mixed(storage, rhs.storage, min(max(fraction, 0), 1), colorSpace))
  }
}

extension Color.RGBColorSpace {
  func toSRGB(_ r: Double, _ g: Double, _ b: Double) -> (Double, Double, Double) {
    if self == .sRGB { return (r, g, b) }
    let linear = toLinearSRGB(r, g, b)
    return (Self.encode(linear.0), Self.encode(linear.1), Self.encode(linear.2))
  }

  func toLinearSRGB(_ r: Double, _ g: Double, _ b: Double) -> (Double, Double, Double) {
    switch self {
    case .sRGB: return (Self.decode(r), Self.decode(g), Self.decode(b))
    case .sRGBLinear: return (r, g, b)
    case .displayP3:
      // Linear Display P3 to linear sRGB. Both have a D65 white point, so no chromatic adaptation is needed.
      let (x, y, z) = (Self.decode(r), Self.decode(g), Self.decode(b))
      return (
        1.2249401 * x - 0.2249404 * y, -0.0420569 * x + 1.0420571 * y,
        -0.0196376 * x - 0.0786361 * y + 1.0982735 * z
      )
    }
  }

  /// The transfer function of sRGB (IEC 61966-2-1), extended to negative values as an odd function.
  static func encode(_ v: Double) -> Double {
    let a = abs(v)
    return (a <= 0.0031308 ? 12.92 * a : 1.055 * pow(a, 1 / 2.4) - 0.055) * (v < 0 ? -1 : 1)
  }

  static func decode(_ v: Double) -> Double {
    let a = abs(v)
    return (a <= 0.04045 ? a / 12.92 : pow((a + 0.055) / 1.055, 2.4)) * (v < 0 ? -1 : 1)
  }
}
