import Foundation
import TextLayout

/// A font request; the environment determines its face and size.
public struct Font: Hashable, Sendable {
  enum Base: Hashable, Sendable {
    case style(TextStyle)
    case system(size: CGFloat)
    /// Without a style, the size is fixed.
    case custom(name: String, size: CGFloat, relativeTo: TextStyle?)
  }
  var base: Base
  var weight: Weight?
  var design: Design?
  var width: Width?
  var isItalic = false
  var hasMonospacedDigits = false
  var hasSmallCaps = false
  var leading = Leading.standard

  init(_ base: Base, weight: Weight? = nil, design: Design? = nil) {
    self.base = base
    self.weight = weight
    self.design = design
  }

  /// A role of text, which determines the font's size and weight.
  public enum TextStyle: Hashable, CaseIterable, Sendable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
  }

  /// The thickness of strokes, from `ultraLight` to `black`.
  public struct Weight: Hashable, Sendable {
    /// On OpenType's scale, 100…900.
    package let value: CGFloat
    public static let ultraLight = Weight(value: 100)
    public static let thin = Weight(value: 200)
    public static let light = Weight(value: 300)
    public static let regular = Weight(value: 400)
    public static let medium = Weight(value: 500)
    public static let semibold = Weight(value: 600)
    public static let bold = Weight(value: 700)
    public static let heavy = Weight(value: 800)
    public static let black = Weight(value: 900)
    /// The weight of `bold()`: the text style's emphasised weight, otherwise bold. Not a value on the scale.
    static let emphasized = Weight(value: -1)
  }

  /// The kind of typeface.
  public enum Design: Hashable, Sendable {
    case `default`, serif, rounded, monospaced
  }

  /// How far lines are from each other.
  public enum Leading: Hashable, Sendable {
    /// The font's own distance.
    case standard
    /// Two points less.
    case tight
    /// Two points more.
    case loose
  }

  /// The width of letters; 0 is normal.
  public struct Width: Hashable, Sendable {
    public var value: CGFloat
    public init(_ value: CGFloat) { self.value = value }
    public static let compressed = Width(-0.3)
    public static let condensed = Width(-0.2)
    public static let standard = Width(0)
    public static let expanded = Width(0.2)
  }
}

extension Font {
  public static let largeTitle = Font(.style(.largeTitle))
  public static let title = Font(.style(.title))
  public static let title2 = Font(.style(.title2))
  public static let title3 = Font(.style(.title3))
  public static let headline = Font(.style(.headline))
  public static let subheadline = Font(.style(.subheadline))
  public static let body = Font(.style(.body))
  public static let callout = Font(.style(.callout))
  public static let footnote = Font(.style(.footnote))
  public static let caption = Font(.style(.caption))
  public static let caption2 = Font(.style(.caption2))

  public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
    Font(.style(style), weight: weight, design: design)
  }

  /// - Parameter size: points.
  public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
    Font(.system(size: size), weight: weight, design: design)
  }

  /// An installed font family, or the system font if there is none of that name. The size scales with the body style.
  ///
  /// - Parameter size: points at the content size `large`.
  public static func custom(_ name: String, size: CGFloat) -> Font { custom(name, size: size, relativeTo: .body) }

  /// An installed font family with a fixed size, in points.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(.custom(name: name, size: fixedSize, relativeTo: nil))
  }

  /// An installed font family whose size scales with a text style.
  ///
  /// - Parameter size: points at the content size `large`.
  public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
    Font(.custom(name: name, size: size, relativeTo: textStyle))
  }

  public func weight(_ weight: Weight) -> Font { changed { $0.weight = weight } }
  /// The text style's emphasised weight, which may be medium, semibold, bold or heavy; bold for other fonts.
  public func bold() -> Font { weight(.emphasized) }
  public func italic() -> Font { changed { $0.isItalic = true } }
  public func monospaced() -> Font { changed { $0.design = .monospaced } }
  public func monospacedDigit() -> Font { changed { $0.hasMonospacedDigits = true } }
  public func smallCaps() -> Font { changed { $0.hasSmallCaps = true } }
  /// The font with lines nearer to each other or further apart.
  public func leading(_ leading: Leading) -> Font { changed { $0.leading = leading } }
  public func width(_ width: Width) -> Font { changed { $0.width = width } }

  func changed(_ change: (inout Font) -> Void) -> Font {
    var copy = self
    change(&copy)
    return copy
  }
}
