import Foundation
import Geometry

extension Color {
  /// The constant colour with these components.
  public init(_ resolved: Resolved) {
    self.init(.fixed(resolved.rgba))
  }

  /// The components that the colour has in an environment: an adaptive colour uses its colour scheme, the accent colour
  /// its tint.
  public func resolve(in environment: EnvironmentValues) -> Resolved {
    let rgba = resolve(environment.colorAppearance, accent: environment.accentColor)
    return Resolved(red: rgba.red, green: rgba.green, blue: rgba.blue, opacity: rgba.alpha)
  }

  func resolve(in environment: StyleEnvironment) -> RGBA {
    if case .fixed(let rgba) = storage { return rgba }
    return resolve(environment[\.colorAppearance], accent: environment[\.accentColor])
  }

  /// The colour in light or dark mode, with standard contrast and without a tint.
  func resolve(isDark: Bool) -> RGBA {
    resolve(ColorAppearance(scheme: isDark ? .dark : .light), accent: nil)
  }

  func resolve(_ appearance: ColorAppearance, accent: Color?) -> RGBA {
    switch storage {
    case .fixed(let rgba): return rgba
    case .system(let color): return appearance.palette.rgba(color, appearance.scheme, appearance.contrast)
    case .adaptive(let light, let dark): return appearance.scheme == .dark ? dark : light
    case .accent: return (accent?.isAccent == false ? accent! : .blue).resolve(appearance, accent: nil)
    case .primary(let opacity):
      return RGBA(hex: appearance.scheme == .dark ? 0xFFFFFF : 0x000000, alpha: Float(opacity))
    case .provided(let provider): return provider.color(appearance)
    case .named(let color): return color.resolve(appearance, accent: accent)
    case .faded(let base, let opacity):
      return Color(base).resolve(appearance, accent: accent).opacity(Float(opacity))
    case .mixed(let a, let b, let fraction, let space):
      let (x, y) = (Color(a).resolve(appearance, accent: accent), Color(b).resolve(appearance, accent: accent))
      return space.mix(x, y, by: fraction)
    }
  }

  private var isAccent: Bool { storage == .accent }
}

private enum AccentColorKey: EnvironmentKey { static var defaultValue: Color? { nil } }

extension EnvironmentValues {
  package var accentColor: Color? {
    get { self[AccentColorKey.self] }
    set { self[AccentColorKey.self] = newValue }
  }
}

extension View {
  /// Sets the accent colour of controls inside; `nil` restores the default.
  public func tint(_ tint: Color?) -> some View { environment(\.accentColor, tint) }
  /// Sets the accent colour of controls inside; `nil` restores the default.
  public func accentColor(_ accentColor: Color?) -> some View { environment(\.accentColor, accentColor) }
}
