import Foundation
import TextLayout

extension Font {
  /// The request to the font system.
  func descriptor(_ setting: TypeSetting) -> FontDescriptor {
    var family: String?
    let size: CGFloat
    var (ownWeight, boldWeight) = (Weight.regular, Weight.bold)
    switch base {
    case .style(let style):
      size = setting.typography.points(style, at: setting.size)
      ownWeight = setting.typography.weight(style)
      boldWeight = setting.typography.emphasizedWeight(style)
    case .system(let points): size = points
    case .custom(let name, let points, let style):
      family = name
      size = style.map { setting.typography.scale(points, relativeTo: $0, at: setting.size) } ?? points
    }
    var weight = (self.weight == .emphasized ? boldWeight : self.weight ?? ownWeight).value
    // Bold text is two steps heavier, up to 900; Apple publishes no table. Custom families are not changed.
    if setting.legibility == .bold, family == nil { weight = min(weight + 200, 900) }
    let design: FontDescriptor.Design =
      switch self.design {
      case .monospaced: .monospaced
      case .serif: .serif
      case .rounded: .rounded
      case .default, nil: .default
      }
    return FontDescriptor(
      family: family, size: size, weight: weight, isItalic: isItalic, design: design,
      width: 1 + (width?.value ?? 0), monospacedDigits: hasMonospacedDigits, smallCaps: hasSmallCaps)
  }
}
