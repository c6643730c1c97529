import Foundation

/// A resolved colour: sRGB components with straight (not premultiplied) alpha, each nominally 0…1.
public struct RGBA: Hashable, Sendable, Codable {
  public var red, green, blue, alpha: Float

  @inlinable
  public init(red: Float, green: Float, blue: Float, alpha: Float = 1) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }

  /// - Parameter hex: `0xRRGGBB`.
  @inlinable
  public init(hex: UInt32, alpha: Float = 1) {
    self.init(
      red: Float(hex >> 16 & 255) / 255, green: Float(hex >> 8 & 255) / 255, blue: Float(hex & 255) / 255,
      alpha: alpha)
  }

  public static let clear = RGBA(red: 0, green: 0, blue: 0, alpha: 0)
  public static let black = RGBA(red: 0, green: 0, blue: 0)
  public static let white = RGBA(red: 1, green: 1, blue: 1)

  @inlinable
  public func opacity(_ factor: Float) -> RGBA {
    RGBA(red: red, green: green, blue: blue, alpha: alpha * factor)
  }

  /// The premultiplied 8-bit pixel `0xAARRGGBB`. Components are clamped to 0…1 and rounded to nearest.
  @inlinable
  public var premultipliedARGB: UInt32 {
    @inline(__always) func clamp(_ v: Float) -> Float { v >= 1 ? 1 : (v > 0 ? v : 0) }
    let a = clamp(alpha)
    @inline(__always) func byte(_ v: Float) -> UInt32 { UInt32(clamp(v) * a * 255 + 0.5) }
    return UInt32(a * 255 + 0.5) << 24 | byte(red) << 16 | byte(green) << 8 | byte(blue)
  }
}
