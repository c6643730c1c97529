import Foundation
import Geometry

/// Measures and colours of lists; points.
enum ListMetrics {
  /// The least height of a row: 44 where fingers press, 28 where pointers do.
  static let minimumRowHeight: CGFloat = 28
  static let rowInsets = EdgeInsets(top: 4, leading: 16, bottom: 4, trailing: 16)
  /// Of headers and footers; more room above than below.
  static let headerInsets = EdgeInsets(top: 10, leading: 16, bottom: 4, trailing: 16)
  /// How far highlights and rows of inset styles keep from the list's edges.
  static let inset: CGFloat = 8
  static let highlightRadius: CGFloat = 6
  static let chevronSize = CGSize(width: 5, height: 10)
  static let chevronGap: CGFloat = 8

  static func separator(_ scheme: ColorScheme) -> RGBA {
    scheme == .dark ? RGBA(hex: 0x545458, alpha: 0.6) : RGBA(hex: 0x3C3C43, alpha: 0.29)
  }

  static func chevron(_ scheme: ColorScheme) -> RGBA {
    scheme == .dark ? RGBA(hex: 0xEBEBF5, alpha: 0.3) : RGBA(hex: 0x3C3C43, alpha: 0.3)
  }

  static func selection(_ scheme: ColorScheme) -> RGBA {
    (scheme == .dark ? RGBA.white : .black).opacity(scheme == .dark ? 0.16 : 0.1)
  }

  static func pressed(_ scheme: ColorScheme) -> RGBA {
    (scheme == .dark ? RGBA.white : .black).opacity(scheme == .dark ? 0.1 : 0.06)
  }
}
