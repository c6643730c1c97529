/// Red, green, blue and opacity from 0 to 1, sRGB.
public struct ColorComponents: Sendable, Hashable {
  public var red: Double
  public var green: Double
  public var blue: Double
  public var opacity: Double

  public init(_ red: Double, _ green: Double, _ blue: Double, opacity: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.opacity = opacity
  }

  /// `0xRRGGBB`
  init(_ hexadecimal: UInt32) {
    func part(_ shift: UInt32) -> Double { Double(hexadecimal >> shift & 0xFF) / 255 }
    self.init(part(16), part(8), part(0))
  }

  /// The colour interpolated towards another.
  func mixed(with other: ColorComponents, _ share: Double) -> ColorComponents {
    func mix(_ from: Double, _ to: Double) -> Double { from + (to - from) * share }
    return ColorComponents(
      mix(red, other.red), mix(green, other.green), mix(blue, other.blue), opacity: mix(opacity, other.opacity))
  }
}

extension DashboardColor {
  /// The components of the colour; nil for an unknown name.
  ///
  /// Known are the hues of Grafana with their shades (`dark-red`, `super-light-blue`), those of Datadog (`light_red`), the
  /// sixteen names of HTML 4, `text` (that of the appearance) and `transparent`.
  public func components(isDark: Bool) -> ColorComponents? {
    switch self {
    case .rgba(let red, let green, let blue, let alpha): ColorComponents(red, green, blue, opacity: alpha)
    case .named(let name): Self.components(name.replacing("_", with: "-"), isDark: isDark)
    }
  }

  /// The numbers where the colour fills a note or a group's head: Datadog's plain names are pale there, `vivid_` ones strong.
  public func backgroundComponents(isDark: Bool) -> ColorComponents? {
    guard case .named(let name) = self else { return components(isDark: isDark) }
    if name.hasPrefix("vivid_") { return Self.components(String(name.dropFirst("vivid_".count)), isDark: isDark) }
    let paper = isDark ? ColorComponents(0x1F2126) : ColorComponents(0xFFFFFF)
    if name == "white" { return paper }
    return components(isDark: isDark).map { $0.opacity == 0 ? $0 : $0.mixed(with: paper, 0.82) }
  }

  private static func components(_ name: String, isDark: Bool) -> ColorComponents? {
    switch name {
    case "transparent": return ColorComponents(0, 0, 0, opacity: 0)
    case "text": return isDark ? ColorComponents(0xE6E7EA) : ColorComponents(0x24292E)
    default: break
    }
    for (prefix, place) in shades where name.hasPrefix(prefix) {
      if let hue = hues[String(name.dropFirst(prefix.count))] { return ColorComponents(hue[place]) }
    }
    return (hues[name]?[2] ?? others[name]).map { ColorComponents($0) }
  }

  /// Longer prefixes first: one is the end of another.
  private static let shades = [("super-light-", 4), ("semi-dark-", 1), ("light-", 3), ("dark-", 0)]

  /// From dark to light, the plain one in the middle. Source: the documented palette of Grafana.
  private static let hues: [String: [UInt32]] = [
    "red": [0xC4162A, 0xE02F44, 0xF2495C, 0xFF7383, 0xFFA6B0],
    "orange": [0xFA6400, 0xFF780A, 0xFF9830, 0xFFB357, 0xFFCB7D],
    "yellow": [0xE0B400, 0xF2CC0C, 0xFADE2A, 0xFFEE52, 0xFFF899],
    "green": [0x37872D, 0x56A64B, 0x73BF69, 0x96D98D, 0xC8F2C2],
    "blue": [0x1F60C4, 0x3274D9, 0x5794F2, 0x8AB8FF, 0xC0D8FF],
    "purple": [0x8F3BB8, 0xA352CC, 0xB877D9, 0xCA95E5, 0xDEB6F2],
    "pink": [0xB0307A, 0xC9428F, 0xE667AF, 0xF092C6, 0xF8C4E0],
    "gray": [0x4B5058, 0x6B717B, 0x8E949E, 0xB4B9C1, 0xDADDE1],
    "grey": [0x4B5058, 0x6B717B, 0x8E949E, 0xB4B9C1, 0xDADDE1],
  ]

  private static let others: [String: UInt32] = [
    "white": 0xFFFFFF, "black": 0x000000, "silver": 0xC0C0C0, "maroon": 0x800000, "fuchsia": 0xFF00FF, "lime": 0x00FF00,
    "olive": 0x808000, "navy": 0x000080, "teal": 0x008080, "aqua": 0x00FFFF, "cyan": 0x00FFFF, "magenta": 0xFF00FF,
    "brown": 0xA52A2A,
  ]
}
