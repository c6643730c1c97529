/// A colour in a dashboard file: numbers, or a name whose colour the theme chooses.
public enum DashboardColor: Sendable, Hashable {
  /// Red, green, blue and opacity from 0 to 1, sRGB.
  case rgba(Double, Double, Double, Double)
  case named(String)
}

extension DashboardColor {
  /// Reads `#rgb`, `#rrggbb`, `#rrggbbaa`, `rgb(…)`, `rgba(…)` and names; nil for anything else.
  public init?(_ text: some StringProtocol) {
    let text = text.trimmed.lowercased()
    if text.hasPrefix("#") {
      guard let color = Self.hexadecimal(text.dropFirst()) else { return nil }
      self = color
    } else if text.hasPrefix("rgb") {
      guard let color = Self.function(text) else { return nil }
      self = color
    } else if let first = text.first, first.isASCII, first.isLetter, text.utf8.count <= 40,
      text.utf8.allSatisfy({ Self.nameBytes.contains($0) })
    {
      self = .named(text)
    } else {
      return nil
    }
  }

  private static let nameBytes = Set("abcdefghijklmnopqrstuvwxyz0123456789-_".utf8)

  private static func hexadecimal(_ digits: Substring) -> DashboardColor? {
    guard digits.utf8.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }), let number = UInt32(digits, radix: 16)
    else { return nil }
    func part(_ shift: UInt32) -> Double { Double(number >> shift & 0xFF) / 255 }
    switch digits.utf8.count {
    case 3:
      func digit(_ shift: UInt32) -> Double { Double(number >> shift & 0xF) / 15 }
      return .rgba(digit(8), digit(4), digit(0), 1)
    case 6: return .rgba(part(16), part(8), part(0), 1)
    case 8: return .rgba(part(24), part(16), part(8), part(0))
    default: return nil
    }
  }

  /// `rgb(31, 120, 193)` or `rgba(50, 172, 45, 0.97)`.
  private static func function(_ text: String) -> DashboardColor? {
    guard let open = text.firstIndex(of: "("), text.hasSuffix(")"), text[..<open] == "rgb" || text[..<open] == "rgba"
    else { return nil }
    let parts = text[text.index(after: open)...].dropLast().split(separator: ",").map { Double($0.trimmed) }
    guard parts.count == 3 || parts.count == 4, let red = parts[0], let green = parts[1], let blue = parts[2] else {
      return nil
    }
    let alpha = parts.count == 4 ? parts[3] : 1
    guard let alpha, [red, green, blue, alpha].allSatisfy(\.isFinite) else { return nil }
    func clamp(_ value: Double) -> Double { min(max(value, 0), 1) }
    return .rgba(clamp(red / 255), clamp(green / 255), clamp(blue / 255), clamp(alpha))
  }

  /// The colour as text that reads back as the same: `#rrggbb`, `rgba(…)` or the name.
  public var text: String {
    switch self {
    case .named(let name): return name
    case .rgba(let red, let green, let blue, let alpha):
      let bytes = [red, green, blue].map { Int(($0 * 255).rounded()) }
      let isExact = alpha == 1 && zip([red, green, blue], bytes).allSatisfy { $0 == Double($1) / 255 }
      if isExact {
        return "#" + bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
      }
      return "rgba(\(red * 255), \(green * 255), \(blue * 255), \(alpha))"
    }
  }
}
