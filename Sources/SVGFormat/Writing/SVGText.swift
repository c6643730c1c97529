import Foundation
import Geometry

/// Markup that grows element by element.
struct SVGText {
  typealias Attributes = [(name: String, value: String)]
  var text = ""

  mutating func element(_ name: String, _ attributes: Attributes) {
    start(name, attributes)
    text += "/>\n"
  }

  mutating func open(_ name: String, _ attributes: Attributes = []) {
    start(name, attributes)
    text += ">\n"
  }

  mutating func close(_ name: String) { text += "</\(name)>\n" }

  mutating func leaf(_ name: String, _ content: String) { text += "<\(name)>\(Self.escaped(content))</\(name)>\n" }

  private mutating func start(_ name: String, _ attributes: Attributes) {
    text += "<\(name)"
    for attribute in attributes { text += " \(attribute.name)=\"\(Self.escaped(attribute.value))\"" }
  }

  /// Text with XML's special characters escaped, without characters that XML 1.0 cannot represent.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\t", "\n", "\r", "\u{20}"..."\u{FFFD}", "\u{10000}"..."\u{10FFFF}": result.unicodeScalars.append(scalar)
      default: break
      }
    }
    return result
  }

  /// A number with limited decimals and without trailing zeros; 0 for NaN.
  static func number(_ value: CGFloat, decimals: Int = 3) -> String {
    let power: CGFloat = decimals == 3 ? 1000 : 1_000_000
    // Larger than any picture, and small enough for exact rounding.
    let clamped = value.isNaN ? 0 : min(max(value, -1e9), 1e9)
    let scaled = Int64((clamped * power).rounded())
    let (whole, rest) = scaled.magnitude.quotientAndRemainder(dividingBy: UInt64(power))
    var text = scaled < 0 ? "-\(whole)" : "\(whole)"
    if rest > 0 {
      let digits = String(rest)
      text += "." + String(repeating: "0", count: decimals - digits.count) + digits
      while text.last == "0" { text.removeLast() }
    }
    return text
  }

  static func matrix(_ t: CGAffineTransform) -> String {
    if t.a == 1, t.b == 0, t.c == 0, t.d == 1 { return "translate(\(number(t.tx)) \(number(t.ty)))" }
    let parts = [t.a, t.b, t.c, t.d, t.tx, t.ty].map { number($0, decimals: 6) }
    return "matrix(\(parts.joined(separator: " ")))"
  }

  /// A path's outline as the `d` of a `path`.
  static func outline(_ path: Path) -> String {
    var text = ""
    func points(_ letter: String, _ points: CGPoint...) {
      text += letter
      for (index, point) in points.enumerated() {
        text += index == 0 ? "" : " "
        text += number(point.x) + " " + number(point.y)
      }
    }
    path.forEach { element in
      switch element {
      case .move(let to): points("M", to)
      case .line(let to): points("L", to)
      case .quadCurve(let to, let control): points("Q", control, to)
      case .curve(let to, let control1, let control2): points("C", control1, control2, to)
      case .closeSubpath: text += "Z"
      }
    }
    return text
  }
}
