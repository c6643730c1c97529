import Foundation
import UICore

/// A colour of sRGB by hue, saturation and brightness, each 0…1.
struct ColorComponents: Equatable {
  var hue = 0.0
  var saturation = 0.0
  var brightness = 0.0
  var opacity = 1.0

  init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    (self.hue, self.saturation, self.brightness, self.opacity) = (hue, saturation, brightness, opacity)
  }

  /// - Parameter last: has the hue of greys, and the saturation of black, which those have not themselves.
  init(red: Double, green: Double, blue: Double, opacity: Double, last: ColorComponents? = nil) {
    let (red, green, blue) = (Self.clamped(red), Self.clamped(green), Self.clamped(blue))
    let (most, least) = (max(red, green, blue), min(red, green, blue))
    let chroma = most - least
    brightness = most
    saturation = most > 0 ? chroma / most : last?.saturation ?? 0
    self.opacity = Self.clamped(opacity)
    if chroma == 0 {
      hue = last?.hue ?? 0
    } else if most == red {
      hue = ((green - blue) / chroma + 6).truncatingRemainder(dividingBy: 6) / 6
    } else if most == green {
      hue = ((blue - red) / chroma + 2) / 6
    } else {
      hue = ((red - green) / chroma + 4) / 6
    }
  }

  init(_ color: Color.Resolved, last: ColorComponents? = nil) {
    self.init(
      red: Double(color.red), green: Double(color.green), blue: Double(color.blue), opacity: Double(color.opacity),
      last: last)
  }

  var color: Color { Color(hue: hue, saturation: saturation, brightness: brightness, opacity: opacity) }

  /// Red, green, blue and opacity as bytes.
  var bytes: [UInt8] {
    let sector = (hue - hue.rounded(.down)) * 6
    let parts = [5.0, 3, 1].map { offset -> Double in
      let position = (offset + sector).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(position, 4 - position, 1))
    }
    return (parts + [opacity]).map { UInt8((Self.clamped($0) * 255).rounded()) }
  }

  /// Two hexadecimal digits each for red, green and blue.
  var hex: String {
    bytes.prefix(3).map { ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }.joined()
  }

  /// - Parameter hex: three or six hexadecimal digits, after a number sign or not.
  init?(hex: String, last: ColorComponents) {
    var digits = hex.trimmingCharacters(in: .whitespaces)
    if digits.hasPrefix("#") { digits.removeFirst() }
    if digits.count == 3 { digits = digits.map { "\($0)\($0)" }.joined() }
    guard digits.count == 6, digits.allSatisfy({ $0.isASCII && $0.isHexDigit }), let number = Int(digits, radix: 16)
    else { return nil }
    self.init(
      red: Double(number >> 16) / 255, green: Double(number >> 8 & 255) / 255, blue: Double(number & 255) / 255,
      opacity: last.opacity, last: last)
  }

  private static func clamped(_ value: Double) -> Double { value.isNaN ? 0 : min(max(value, 0), 1) }
}
