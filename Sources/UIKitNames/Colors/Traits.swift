import Foundation
import UICore

/// Whether an interface is light or dark, as UIKit says it.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// In the order of UIKit.
  case unspecified, light, dark

  /// The style of a colour scheme; `unspecified` for none.
  public init(_ colorScheme: ColorScheme?) {
    self =
      switch colorScheme {
      case .light: .light
      case .dark: .dark
      case nil: .unspecified
      }
  }
}

extension ColorScheme {
  /// The scheme of UIKit's style; nil where it says none.
  public init?(_ uiUserInterfaceStyle: UIUserInterfaceStyle) {
    switch uiUserInterfaceStyle {
    case .light: self = .light
    case .dark: self = .dark
    case .unspecified: return nil
    }
  }
}

/// How much of a contrast the user asks for, as UIKit says it.
public enum UIAccessibilityContrast: Int, Sendable {
  /// In the order of UIKit.
  case unspecified = -1, normal, high
}

/// Where a colour of UIKit is drawn: with which scheme and which contrast.
public final class UITraitCollection: NSObject, Sendable {
  /// Whether it is light or dark.
  public let userInterfaceStyle: UIUserInterfaceStyle
  /// Whether the user asked for more contrast.
  public let accessibilityContrast: UIAccessibilityContrast
  /// Pixels a point; 0 where that is not said.
  public let displayScale: CGFloat
  /// With what colours of the system are drawn; what is not said is light and normal.
  let appearance: ColorAppearance

  init(_ appearance: ColorAppearance, scale: CGFloat = 0) {
    self.appearance = appearance
    userInterfaceStyle = UIUserInterfaceStyle(appearance.scheme)
    accessibilityContrast = appearance.contrast == .increased ? .high : .normal
    displayScale = scale
  }

  /// Says the scheme and nothing else.
  public init(userInterfaceStyle: UIUserInterfaceStyle) {
    appearance = ColorAppearance(ColorScheme(userInterfaceStyle) ?? .light)
    (self.userInterfaceStyle, accessibilityContrast, displayScale) = (userInterfaceStyle, .unspecified, 0)
  }

  /// Says the contrast and nothing else.
  public init(accessibilityContrast: UIAccessibilityContrast) {
    appearance = ColorAppearance(.light, accessibilityContrast == .high ? .increased : .standard)
    (userInterfaceStyle, self.accessibilityContrast, displayScale) = (.unspecified, accessibilityContrast, 0)
  }

  /// Those of the program's first window; light and of normal contrast without one, and on threads other than the main
  /// one.
  public class var current: UITraitCollection {
    let values = Running.environment
    return UITraitCollection(values.appearanceOfColors, scale: values.displayScale)
  }
}

/// The look of AppKit's interface: light or dark, with normal or more contrast.
public final class NSAppearance: NSObject, Sendable {
  /// An appearance's name.
  public struct Name: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    /// An appearance by its name in AppKit.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Light.
    public static let aqua = Name(rawValue: "NSAppearanceNameAqua")
    /// Dark.
    public static let darkAqua = Name(rawValue: "NSAppearanceNameDarkAqua")
    /// Light, on a translucent ground.
    public static let vibrantLight = Name(rawValue: "NSAppearanceNameVibrantLight")
    /// Dark, on a translucent ground.
    public static let vibrantDark = Name(rawValue: "NSAppearanceNameVibrantDark")
    /// Light, with more contrast.
    public static let accessibilityHighContrastAqua = Name(rawValue: "NSAppearanceNameAccessibilityAqua")
    /// Dark, with more contrast.
    public static let accessibilityHighContrastDarkAqua = Name(rawValue: "NSAppearanceNameAccessibilityDarkAqua")
  }

  /// What it is called.
  public let name: Name

  /// The appearance of a name; nil for names that are not AppKit's.
  public init?(named name: Name) {
    let known: [Name] = [
      .aqua, .darkAqua, .vibrantLight, .vibrantDark, .accessibilityHighContrastAqua, .accessibilityHighContrastDarkAqua,
    ]
    guard known.contains(name) else { return nil }
    self.name = name
  }

  init(_ appearance: ColorAppearance) {
    name =
      switch (appearance.scheme, appearance.contrast) {
      case (.light, .standard): .aqua
      case (.dark, .standard): .darkAqua
      case (.light, .increased): .accessibilityHighContrastAqua
      case (.dark, .increased): .accessibilityHighContrastDarkAqua
      }
  }

  /// The one of `appearances` that is most like this one: itself, else the first that is as dark; nil where none is.
  public func bestMatch(from appearances: [Name]) -> Name? {
    appearances.contains(name) ? name : appearances.first { $0.isDark == name.isDark }
  }

  /// That of the program's first window; light without one, and on threads other than the main one.
  public class func currentDrawing() -> NSAppearance {
    NSAppearance(Running.environment.appearanceOfColors)
  }
}

extension NSAppearance.Name {
  fileprivate var isDark: Bool {
    [.darkAqua, .vibrantDark, .accessibilityHighContrastDarkAqua].contains(self)
  }
}
