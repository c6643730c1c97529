import Foundation
import Geometry
import UICore

// Of two types with colours of the same names, such as `.systemRed`, an unnamed argument means UIKit's.
extension Color {
  /// UIKit's colour, as dynamic as it is.
  public init(uiColor: UIColor) { self = uiColor.color }
  /// UIKit's colour, as dynamic as it is; the older spelling of `init(uiColor:)`.
  public init(_ color: UIColor) { self = color.color }
  /// AppKit's colour, as dynamic as it is.
  public init(nsColor: NSColor) { self = nsColor.color }
  /// AppKit's colour, as dynamic as it is; the older spelling of `init(nsColor:)`.
  @_disfavoredOverload public init(_ color: NSColor) { self = color.color }
  /// The colour of Core Graphics.
  public init(cgColor: CGColor) { self = cgColor.sRGB.color }
  /// The colour of Core Graphics; the older spelling of `init(cgColor:)`.
  @_disfavoredOverload public init(_ color: CGColor) { self = color.sRGB.color }

  /// The colour for Core Graphics; nil for one that depends on its surroundings.
  public var cgColor: CGColor? { constant.map { CGColor(ColorComponents($0)) } }
}

extension Color {
  /// The colour with another opacity instead of its own, wherever it is drawn.
  func replacingOpacity(_ alpha: CGFloat) -> Color {
    // Colours of the system are opaque everywhere, or in parts: the former keep a form that can be compared.
    let looks = ColorScheme.allCases.flatMap { scheme in
      ColorSchemeContrast.allCases.map { ColorAppearance(scheme, $0) }
    }
    if provider == nil, looks.allSatisfy({ rgba(in: $0).alpha == 1 }) { return opacity(alpha) }
    return Color(provider: { appearance in
      var rgba = rgba(in: appearance)
      rgba.alpha = Float(alpha)
      return rgba
    })
  }
}

extension Color.Resolved {
  /// The colour for Core Graphics.
  public var cgColor: CGColor {
    CGColor(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(opacity))
  }
}
