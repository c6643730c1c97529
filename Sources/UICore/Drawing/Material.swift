import DisplayList
import Foundation
import Geometry

/// A style that lets what lies behind shine through: blurred, in stronger colours, and under a veil.
///
/// It redraws with what is behind it: a change there costs a blur of the change and its surroundings.
public struct Material: ShapeStyle {
  /// Figures chosen by eye after the look of Apple's, which does not publish any; dark veils are as Apple's design resources
  /// draw them.
  private enum Level: Sendable {
    case ultraThin, thin, regular, thick, ultraThick, bar

    /// The blur's standard deviation in points.
    var deviation: CGFloat {
      switch self {
      case .ultraThin: 14
      case .thin: 16
      case .regular, .bar: 20
      case .thick: 22
      case .ultraThick: 24
      }
    }

    /// The veil's opacity.
    var veil: (light: Float, dark: Float) {
      switch self {
      case .ultraThin: (0.45, 0.55)
      case .thin: (0.58, 0.66)
      case .regular: (0.7, 0.76)
      case .thick: (0.8, 0.84)
      case .ultraThick: (0.88, 0.9)
      case .bar: (0.78, 0.8)
      }
    }
  }
  private let level: Level

  /// Mostly translucent.
  public static let ultraThin = Material(level: .ultraThin)
  /// More translucent than opaque.
  public static let thin = Material(level: .thin)
  /// Somewhat translucent.
  public static let regular = Material(level: .regular)
  /// More opaque than translucent.
  public static let thick = Material(level: .thick)
  /// Mostly opaque.
  public static let ultraThick = Material(level: .ultraThick)
  /// That of bars, such as those of tools.
  public static let bar = Material(level: .bar)

  private static func veil(isDark: Bool) -> RGBA { RGBA(hex: isDark ? 0x252525 : 0xFAFAFA) }

  /// The veil alone, opaque, for places where nothing shines through.
  public func _paint(in rect: CGRect, environment: StyleEnvironment) -> Paint {
    .color(Self.veil(isDark: environment[\.colorScheme] == .dark))
  }

  public func _filters(in environment: StyleEnvironment) -> [Filter] {
    let isDark = environment[\.colorScheme] == .dark
    let veil = Self.veil(isDark: isDark).opacity(isDark ? level.veil.dark : level.veil.light)
    return [.backdrop(radius: level.deviation, ColorMatrix.saturation(1.6).covered(by: veil))]
  }
}

private enum BackgroundMaterialKey: EnvironmentKey { static var defaultValue: Material? { nil } }

extension EnvironmentValues {
  /// The material behind the view, as `background(_:)` puts it there; nil for none.
  public var backgroundMaterial: Material? {
    get { self[BackgroundMaterialKey.self] }
    set { self[BackgroundMaterialKey.self] = newValue }
  }
}

extension ShapeStyle where Self == Material {
  /// A material that is mostly translucent.
  public static var ultraThinMaterial: Material { .ultraThin }
  /// A material that is more translucent than opaque.
  public static var thinMaterial: Material { .thin }
  /// A material that is somewhat translucent.
  public static var regularMaterial: Material { .regular }
  /// A material that is more opaque than translucent.
  public static var thickMaterial: Material { .thick }
  /// A material that is mostly opaque.
  public static var ultraThickMaterial: Material { .ultraThick }
  /// The material of bars.
  public static var bar: Material { Material.bar }
}
