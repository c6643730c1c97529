import Foundation
import Geometry

extension SymbolCatalog {
  private static let badgeCenter = CGPoint(x: 18.2, y: 18.2)
  private static let badgeScale: CGFloat = 0.5
  /// Around a badge, and around the dot of a plain one, in units.
  private static let (gap, dotGap): (CGFloat, CGFloat) = (6.4, 4.6)
  private static let dot = (center: CGPoint(x: 18.6, y: 5.4), radius: CGFloat(2.4))
  private static let signsInCircles: Set = [
    "plus", "minus", "xmark", "checkmark", "exclamationmark", "questionmark", "ellipsis",
  ]

  /// A symbol with a badge at its lower trailing corner, as in `folder.badge.plus`, or with a dot at the upper one, as in
  /// `bell.badge`.
  static func badged(_ name: String) -> Symbol? {
    guard let range = name.range(of: ".badge"), var symbol = symbol(String(name[..<range.lowerBound])) else {
      return nil
    }
    let badge = name[range.upperBound...]
    if badge.isEmpty {
      symbol.layers.append(circle(dot.center, dotGap, .gap))
      symbol.badge = [circle(dot.center, dot.radius, .outline)]
      return symbol
    }
    guard badge.first == ".", let figure = figure(String(badge.dropFirst())) else { return nil }
    let transform = CGAffineTransform(translationX: -Symbol.center.x, y: -Symbol.center.y)
      .concatenating(CGAffineTransform(scaleX: badgeScale, y: badgeScale))
      .concatenating(CGAffineTransform(translationX: badgeCenter.x, y: badgeCenter.y))
    symbol.layers.append(circle(badgeCenter, gap, .gap))
    symbol.badge = figure.layers.map { Symbol.Layer(role: $0.role, path: $0.path.applying(transform)) }
    return symbol
  }

  private static func figure(_ name: String) -> Symbol? {
    symbol(signsInCircles.contains(name) ? "\(name).circle" : name == "person.crop" ? "person" : name)
  }

  private static func circle(_ center: CGPoint, _ radius: CGFloat, _ role: Symbol.Role) -> Symbol.Layer {
    let rect = CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
    return Symbol.Layer(role: role, path: Path(ellipseIn: rect))
  }
}
