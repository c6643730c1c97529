import Foundation
import TextLayout

extension Font {
  /// What the font system is asked for.
  var descriptor: FontDescriptor {
    var family: String?
    let size: CGFloat
    var ownWeight = Weight.regular
    switch base {
    case .style(let style): (size, ownWeight) = style.metrics
    case .system(let points): size = points
    case .custom(let name, let points): (family, size) = (name, points)
    }
    let design: FontDescriptor.Design =
      switch self.design {
      case .monospaced: .monospaced
      case .serif: .serif
      case .rounded: .rounded
      case .default, nil: .default
      }
    return FontDescriptor(
      family: family, size: size, weight: (weight ?? ownWeight).value, isItalic: isItalic, design: design,
      width: 1 + (width?.value ?? 0), monospacedDigits: hasMonospacedDigits, smallCaps: hasSmallCaps)
  }
}

extension Font.TextStyle {
  /// Points and weight: Apple's Human Interface Guidelines, "Typography", macOS built-in text styles.
  fileprivate var metrics: (CGFloat, Font.Weight) {
    switch self {
    case .largeTitle: (26, .regular)
    case .title: (22, .regular)
    case .title2: (17, .regular)
    case .title3: (15, .regular)
    case .headline: (13, .bold)
    case .body: (13, .regular)
    case .callout: (12, .regular)
    case .subheadline: (11, .regular)
    case .footnote: (10, .regular)
    case .caption: (10, .regular)
    case .caption2: (10, .medium)
    }
  }
}
