import Foundation
import TextLayout
import UICore

/// UIKit's font: a face at a fixed size. Immutable.
open class UIFont: NSObject, @unchecked Sendable {
  let value: FontValue

  init(_ value: FontValue) { self.value = value }

  /// The installed font of a family's or a PostScript name; nil where there is none.
  ///
  /// - Parameter fontSize: points.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard let value = FontValue(name: fontName, size: fontSize) else { return nil }
    self.init(value)
  }

  /// A font by its description.
  ///
  /// - Parameter pointSize: points; 0 takes the description's.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    self.init(pointSize > 0 ? descriptor.value.sized(pointSize) : descriptor.value)
  }

  /// The system's font.
  ///
  /// - Parameter fontSize: points.
  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(FontValue(size: fontSize)) }

  /// The system's font in a weight.
  open class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    UIFont(FontValue(size: fontSize, weight: FontValue.openType(weight.rawValue)))
  }

  /// The system's font, bold.
  open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(FontValue(size: fontSize, weight: 700))
  }

  /// The system's font, italic.
  open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(FontValue(size: fontSize).changed { $0.isItalic = true })
  }

  /// The system's font whose characters have one width.
  open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    UIFont(FontValue(size: fontSize, weight: FontValue.openType(weight.rawValue), design: .monospaced))
  }

  /// The system's font, whose digits have one width.
  open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    let value = FontValue(size: fontSize, weight: FontValue.openType(weight.rawValue))
    return UIFont(value.changed { $0.monospacedDigits = true })
  }

  /// The font of a style, of the size that text of the style has in the program's first window now.
  open class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont {
    UIFont(FontValue(style.style))
  }

  /// The size of buttons' text, 18 points.
  open class var buttonFontSize: CGFloat { 18 }
  /// The size of labels, 17 points.
  open class var labelFontSize: CGFloat { 17 }
  /// The size of small text, 12 points.
  open class var smallSystemFontSize: CGFloat { 12 }
  /// The size of text, 14 points.
  open class var systemFontSize: CGFloat { 14 }

  /// The font at another size, in points.
  open func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(value.sized(fontSize)) }

  /// Points.
  open var pointSize: CGFloat { value.descriptor.size }
  /// The height of a line, in points.
  open var lineHeight: CGFloat { value.measure { $0.ascent + $0.descent } }
  /// From the baseline up to a line's top, in points.
  open var ascender: CGFloat { value.measure(\.ascent) }
  /// From the baseline down to a line's bottom, in points: negative.
  open var descender: CGFloat { -value.measure(\.descent) }
  /// The height of a capital letter, in points.
  open var capHeight: CGFloat { value.measure(\.capHeight) }
  /// The height of a small x, in points.
  open var xHeight: CGFloat { value.measure(\.xHeight) }
  /// The space between lines, in points.
  open var leading: CGFloat { value.measure(\.leading) }
  /// The name of its family; that of the system's font is ".AppleSystemUIFont", as in UIKit.
  open var familyName: String { value.descriptor.family ?? ".AppleSystemUIFont" }
  /// The name that it was asked for by, or its family's.
  open var fontName: String { familyName }
  /// What describes it.
  open var fontDescriptor: UIFontDescriptor { UIFontDescriptor(value) }

  open override func isEqual(_ object: Any?) -> Bool { (object as? UIFont)?.value == value }
  open override var hash: Int { value.hashValue }
}

extension UIFont {
  /// A weight, from -1 to 1; 0 is regular.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    /// A weight by its number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// A weight by its number.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// The lightest, -0.8.
    public static let ultraLight = Weight(-0.8)
    /// -0.6.
    public static let thin = Weight(-0.6)
    /// -0.4.
    public static let light = Weight(-0.4)
    /// 0.
    public static let regular = Weight(0)
    /// 0.23.
    public static let medium = Weight(0.23)
    /// 0.3.
    public static let semibold = Weight(0.3)
    /// 0.4.
    public static let bold = Weight(0.4)
    /// 0.56.
    public static let heavy = Weight(0.56)
    /// The heaviest, 0.62.
    public static let black = Weight(0.62)
  }

  /// A role of text.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    /// A style by UIKit's name for it; others are as `body`.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The largest titles.
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    /// Titles of the first level.
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    /// Titles of the second level.
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    /// Titles of the third level.
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    /// Headings.
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    /// Headings below headings.
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    /// Text.
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    /// What is called out.
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    /// Footnotes.
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    /// Captions.
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    /// Lesser captions.
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

    /// The same for views.
    var style: Font.TextStyle {
      switch self {
      case .largeTitle: .largeTitle
      case .title1: .title
      case .title2: .title2
      case .title3: .title3
      case .headline: .headline
      case .subheadline: .subheadline
      case .callout: .callout
      case .footnote: .footnote
      case .caption1: .caption
      case .caption2: .caption2
      default: .body
      }
    }
  }
}

/// Describes a font of UIKit's: its face, to be made at any size.
public final class UIFontDescriptor: NSObject, Sendable {
  let value: FontValue

  init(_ value: FontValue) { self.value = value }

  /// The description of a style's font, of the size that its text has now.
  public class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
    UIFontDescriptor(FontValue(style.style))
  }

  /// Points.
  public var pointSize: CGFloat { value.descriptor.size }

  /// The kind of typeface.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    /// A kind by UIKit's name for it.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The system's own.
    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    /// With serifs.
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    /// With rounded ends.
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    /// With characters of one width.
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
  }

  /// What a face is, beside its family.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32
    /// Traits by UIKit's bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Slanted.
    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    /// Bold.
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    /// With characters of one width.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
  }

  /// Which of the traits the face has.
  public var symbolicTraits: SymbolicTraits {
    var traits = SymbolicTraits()
    if value.descriptor.isItalic { traits.insert(.traitItalic) }
    if value.descriptor.weight >= 600 { traits.insert(.traitBold) }
    if value.descriptor.design == .monospaced { traits.insert(.traitMonoSpace) }
    return traits
  }

  /// The description with these traits and no others; nil never.
  public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    UIFontDescriptor(
      value.changed {
        $0.isItalic = symbolicTraits.contains(.traitItalic)
        if symbolicTraits.contains(.traitBold) {
          $0.weight = max($0.weight, 700)
        } else if $0.weight >= 600 {
          $0.weight = 400
        }
        if symbolicTraits.contains(.traitMonoSpace) { $0.design = .monospaced }
      })
  }

  /// The description in another kind of the system's typeface; nil for a font that is not the system's, and for kinds that
  /// are not UIKit's.
  public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    let known: [SystemDesign: FontDescriptor.Design] = [
      .default: .default, .serif: .serif, .rounded: .rounded, .monospaced: .monospaced,
    ]
    guard value.descriptor.family == nil, let design = known[design] else { return nil }
    return UIFontDescriptor(value.changed { $0.design = design })
  }

  /// The description at another size, in points.
  public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor { UIFontDescriptor(value.sized(newPointSize)) }
}

/// Scales lengths as the text of a style is scaled where the user prefers larger or smaller text.
public final class UIFontMetrics: NSObject, Sendable {
  private let style: UIFont.TextStyle

  /// Scales as the text of a style.
  public init(forTextStyle textStyle: UIFont.TextStyle) { style = textStyle }

  /// Scales as `body`.
  public class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

  /// A length that is `value` at the size `large`, for the size that the user prefers.
  public func scaledValue(for value: CGFloat) -> CGFloat {
    let values = Running.environment
    let font = Font.custom("", size: 64, relativeTo: style.style)
    let points = font.descriptor(profile: values.platformProfile, typeSize: values.dynamicTypeSize).size
    return points == 64 ? value : value * points / 64
  }

  /// The font at the size that the user prefers.
  public func scaledFont(for font: UIFont) -> UIFont { font.withSize(scaledValue(for: font.pointSize)) }
}

extension Font {
  /// UIKit's font.
  public init(_ font: UIFont) { self = font.value.font }
  /// AppKit's font.
  @_disfavoredOverload public init(_ font: NSFont) { self = font.value.font }
}
