import DisplayList
import Foundation
import Geometry

extension Color {
  /// The components of a colour in linear sRGB; outside 0…1 where the colour is outside sRGB's gamut.
  @frozen
  public struct Resolved: Hashable, Sendable {
    /// Linear sRGB.
    public var linearRed, linearGreen, linearBlue: Float
    /// 0 is transparent, 1 opaque.
    public var opacity: Float

    /// - Parameters: components of `colorSpace`, nominally 0…1.
    public init(colorSpace: RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1) {
      let linear = colorSpace.toLinearSRGB(Double(red), Double(green), Double(blue))
      (linearRed, linearGreen, linearBlue) = (Float(linear.0), Float(linear.1), Float(linear.2))
      self.opacity = opacity
    }
  }
}

extension Color.Resolved {
  /// Gamma-encoded sRGB (IEC 61966-2-1).
  public var red: Float {
    get { Self.encode(linearRed) }
    set { linearRed = Self.decode(newValue) }
  }
  /// Gamma-encoded sRGB (IEC 61966-2-1).
  public var green: Float {
    get { Self.encode(linearGreen) }
    set { linearGreen = Self.decode(newValue) }
  }
  /// Gamma-encoded sRGB (IEC 61966-2-1).
  public var blue: Float {
    get { Self.encode(linearBlue) }
    set { linearBlue = Self.decode(newValue) }
  }

  var rgba: RGBA { RGBA(red: red, green: green, blue: blue, alpha: opacity) }

  private static func encode(_ component: Float) -> Float { Float(Color.RGBColorSpace.encode(Double(component))) }
  private static func decode(_ component: Float) -> Float { Float(Color.RGBColorSpace.decode(Double(component))) }
}

extension Color.Resolved: CustomStringConvertible {
  /// `#RRGGBBAA`: sRGB in hexadecimal digits, components clamped to 0…1 and rounded to nearest.
  public var description: String {
    [red, green, blue, opacity].reduce(into: "#") { text, component in
      let byte = UInt8(min(max(component * 255, 0), 255).rounded())
      text += (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }
  }
}

extension Color.Resolved: Animatable {
  /// Linear red, green, blue and opacity, each times 128, as for other values in the range 0…1.
  public typealias AnimatableData = AnimatablePair<
    Float, AnimatablePair<Float, AnimatablePair<Float, Float>>
  >

  public var animatableData: AnimatableData {
    get {
      AnimatablePair(
        linearRed * 128, AnimatablePair(linearGreen * 128, AnimatablePair(linearBlue * 128, opacity * 128)))
    }
    set {
      linearRed = newValue.first / 128
      linearGreen = newValue.second.first / 128
      linearBlue = newValue.second.second.first / 128
      opacity = newValue.second.second.second / 128
    }
  }
}

extension Color.Resolved: Codable {
  /// Encodes gamma-encoded red, green and blue, and opacity, as an array of four numbers.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    for component in [red, green, blue, opacity] { try container.encode(component) }
  }

  public init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    self.init(
      red: try container.decode(Float.self), green: try container.decode(Float.self),
      blue: try container.decode(Float.self), opacity: try container.decode(Float.self))
  }
}

extension Color.Resolved: ShapeStyle {
  public typealias Resolved = Never
  public func _paint(in rect: CGRect, environment: StyleEnvironment) -> Paint { .color(rgba) }
}
