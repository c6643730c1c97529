import Foundation
import Geometry
import UICore

/// Core Graphics' colour, in sRGB or in grey; it never depends on its surroundings.
public final class CGColor: Hashable, Sendable, CustomStringConvertible {
  let sRGB: ColorComponents
  private let isGray: Bool

  init(_ components: ColorComponents, isGray: Bool = false) { (sRGB, self.isGray) = (components, isGray) }

  /// A colour by its components, nominally 0…1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(ColorComponents(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// A colour by its components in sRGB, nominally 0…1.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// A grey, 0…1.
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(ColorComponents(white: gray, alpha: alpha), isGray: true)
  }

  /// Nothing: black of opacity 0.
  public static let clear = CGColor(gray: 0, alpha: 0)
  /// Black.
  public static let black = CGColor(gray: 0, alpha: 1)
  /// White.
  public static let white = CGColor(gray: 1, alpha: 1)

  /// Red, green and blue, or one grey, then the opacity; nil never.
  public var components: [CGFloat]? {
    isGray ? [sRGB.red, sRGB.alpha] : [sRGB.red, sRGB.green, sRGB.blue, sRGB.alpha]
  }
  /// How many components there are: 4, or 2 of a grey.
  public var numberOfComponents: Int { isGray ? 2 : 4 }
  /// The opacity, 0…1.
  public var alpha: CGFloat { sRGB.alpha }

  /// The colour with another opacity, 0…1; nil never.
  public func copy(alpha: CGFloat) -> CGColor? {
    var components = sRGB
    components.alpha = alpha
    return CGColor(components, isGray: isGray)
  }

  public static func == (a: CGColor, b: CGColor) -> Bool { a.sRGB == b.sRGB && a.isGray == b.isGray }
  public func hash(into hasher: inout Hasher) {
    hasher.combine(sRGB)
    hasher.combine(isGray)
  }
  public var description: String { "CGColor \(components ?? [])" }
}
