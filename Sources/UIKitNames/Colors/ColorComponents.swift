import Foundation
import Geometry
import UICore

/// The components of a colour as a program gave them, which `Float` would round.
struct ColorComponents: Hashable, Sendable {
  var red, green, blue, alpha: CGFloat

  init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }

  init(_ rgba: RGBA) {
    self.init(red: CGFloat(rgba.red), green: CGFloat(rgba.green), blue: CGFloat(rgba.blue), alpha: CGFloat(rgba.alpha))
  }

  init(white: CGFloat, alpha: CGFloat) { self.init(red: white, green: white, blue: white, alpha: alpha) }

  /// - Parameters: 0…1; `hue` 1 is red again, as 0 is.
  init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    let sector = (hue - hue.rounded(.down)) * 6
    func component(_ offset: CGFloat) -> CGFloat {
      let place = (offset + sector).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(place, 4 - place, 1))
    }
    self.init(red: component(5), green: component(3), blue: component(1), alpha: alpha)
  }

  /// Linear components with the primaries of Display P3.
  init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    let color = Color.Resolved(colorSpace: .displayP3, red: Float(red), green: Float(green), blue: Float(blue))
    self.init(
      red: CGFloat(color.red), green: CGFloat(color.green), blue: CGFloat(color.blue), alpha: alpha)
  }

  /// The hexagonal model of `init(hue:…)`: hue 0 for greys.
  var hsb: (hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
    let (most, least) = (max(red, green, blue), min(red, green, blue))
    let range = most - least
    guard range > 0 else { return (0, 0, most) }
    var hue =
      most == red ? (green - blue) / range : most == green ? 2 + (blue - red) / range : 4 + (red - green) / range
    if hue < 0 { hue += 6 }
    return (hue / 6, range / most, most)
  }

  /// The grey; nil for other colours.
  var white: CGFloat? { red == green && green == blue ? red : nil }

  var rgba: RGBA { RGBA(red: Float(red), green: Float(green), blue: Float(blue), alpha: Float(alpha)) }

  var color: Color { Color(red: red, green: green, blue: blue, opacity: alpha) }
}
