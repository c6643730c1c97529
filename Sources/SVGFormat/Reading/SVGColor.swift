import Foundation
import Geometry

/// Colours as SVG writes them.
enum SVGColor {
  /// Reads `#rgb`, `#rrggbb`, `#rrggbbaa`, `rgb(…)`, `rgba(…)` and names. An invalid colour has no effect in CSS: the result
  /// is black, the default.
  static func color(_ text: String) -> RGBA {
    let text = text.trimmingCharacters(in: .whitespaces).lowercased()
    if let hex = names[text] { return RGBA(hex: hex) }
    return (text.hasPrefix("#") ? hexadecimal(text.dropFirst()) : function(text)) ?? .black
  }

  private static func hexadecimal(_ digits: Substring) -> RGBA? {
    guard digits.utf8.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }), let number = UInt32(digits, radix: 16)
    else { return nil }
    switch digits.utf8.count {
    // Each digit counts twice: `f` is 0xff.
    case 3: return RGBA(hex: ((number >> 8 & 15) << 16 | (number >> 4 & 15) << 8 | number & 15) * 17)
    case 6: return RGBA(hex: number)
    case 8: return RGBA(hex: number >> 8, alpha: Float(number & 255) / 255)
    default: return nil
    }
  }

  /// `rgb(31, 120, 193)` or `rgba(50, 172, 45, 0.97)`.
  private static func function(_ text: String) -> RGBA? {
    let pieces = text.split(separator: "(", maxSplits: 1)
    guard pieces.count == 2, pieces[0] == "rgb" || pieces[0] == "rgba", pieces[1].hasSuffix(")") else { return nil }
    let parts = pieces[1].dropLast().split(separator: ",").compactMap {
      Float($0.trimmingCharacters(in: .whitespaces))
    }
    guard parts.count == 3 || parts.count == 4, parts.allSatisfy(\.isFinite) else { return nil }
    func part(_ value: Float) -> Float { min(max(value, 0), 1) }
    return RGBA(
      red: part(parts[0] / 255), green: part(parts[1] / 255), blue: part(parts[2] / 255),
      alpha: parts.count == 4 ? part(parts[3]) : 1)
  }

  /// The CSS colour names that are common in drawings.
  private static let names: [String: UInt32] = [
    "black": 0, "white": 0xFFFFFF, "red": 0xFF0000, "green": 0x008000, "blue": 0x0000FF, "yellow": 0xFFFF00,
    "orange": 0xFFA500, "purple": 0x800080, "gray": 0x808080, "grey": 0x808080, "silver": 0xC0C0C0, "navy": 0x000080,
    "teal": 0x008080, "maroon": 0x800000, "lime": 0x00FF00, "aqua": 0x00FFFF, "cyan": 0x00FFFF, "magenta": 0xFF00FF,
    "fuchsia": 0xFF00FF, "olive": 0x808000, "pink": 0xFFC0CB, "gold": 0xFFD700, "brown": 0xA52A2A, "tomato": 0xFF6347,
    "darkblue": 0x00008B, "lightgray": 0xD3D3D3, "lightgrey": 0xD3D3D3, "darkgray": 0xA9A9A9, "whitesmoke": 0xF5F5F5,
  ]
}
