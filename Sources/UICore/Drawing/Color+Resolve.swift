import Foundation
import Geometry

extension Color {
  /// The colour's components in an environment.
  public struct Resolved: Hashable, Sendable {
    public var red, green, blue, opacity: Float

    public init(colorSpace: RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1) {
      let color = Color(colorSpace, red: Double(red), green: Double(green), blue: Double(blue))
      guard case .fixed(let rgba) = color.storage else { preconditionFailure("components make a fixed colour") }
      (self.red, self.green, self.blue, self.opacity) = (rgba.red, rgba.green, rgba.blue, opacity)
    }

    public var linearRed: Float { Float(RGBColorSpace.decode(Double(red))) }
    public var linearGreen: Float { Float(RGBColorSpace.decode(Double(green))) }
    public var linearBlue: Float { Float(RGBColorSpace.decode(Double(blue))) }
  }

  public init(_ resolved: Resolved) {
    self.init(.fixed(RGBA(red: resolved.red, green: resolved.green, blue: resolved.blue, alpha: resolved.opacity)))
  }

  public func resolve(in environment: EnvironmentValues) -> Resolved {
    let rgba = resolve(isDark: environment.colorScheme == .dark, accent: environment.accentColor)
    return Resolved(red: rgba.red, green: rgba.green, blue: rgba.blue, opacity: rgba.alpha)
  }

  func resolve(in environment: StyleEnvironment) -> RGBA {
    if case .fixed(let rgba) = storage { return rgba }
    return resolve(isDark: environment[\.colorScheme] == .dark, accent: environment[\.accentColor])
  }

  func resolve(isDark: Bool, accent: Color?) -> RGBA {
    switch storage {
    case .fixed(let rgba): return rgba
    case .adaptive(let light, let dark): return isDark ? dark : light
    case .accent: return (accent?.isAccent == false ? accent! : .blue).resolve(isDark: isDark, accent: nil)
    case .primary(let opacity): return RGBA(hex: isDark ? 0xFFFFFF : 0x000000, alpha: Float(opacity))
    case .faded(let base, let opacity):
      return Color(base).resolve(isDark: isDark, accent: accent).opacity(Float(opacity))
    case .mixed(let a, let b, let fraction):
      let (x, y) = (Color(a).resolve(isDark: isDark, accent: accent), Color(b).resolve(isDark: isDark, accent: accent))
      let t = Float(fraction)
      return RGBA(
        red: x.red + (y.red - x.red) * t, green: x.green + (y.green - x.green) * t,
        blue: x.blue + (y.blue - x.blue) * t, alpha: x.alpha + (y.alpha - x.alpha) * t)
    }
  }

  private var isAccent: Bool { storage == .accent }
}

private enum AccentColorKey: EnvironmentKey { static var defaultValue: Color? { nil } }

extension EnvironmentValues {
  var accentColor: Color? {
    get { self[AccentColorKey.self] }
    set { self[AccentColorKey.self] = newValue }
  }
}

extension View {
  /// Sets the colour of controls inside.
  public func tint(_ tint: Color?) -> some View { environment(\.accentColor, tint) }
  /// Sets the colour of controls inside.
  public func accentColor(_ accentColor: Color?) -> some View { environment(\.accentColor, accentColor) }
}
