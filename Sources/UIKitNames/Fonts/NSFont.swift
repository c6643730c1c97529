import Foundation
import TextLayout
import UICore

/// AppKit's font: a face at a fixed size. Immutable.
open class NSFont: NSObject, @unchecked Sendable {
  let value: FontValue

  init(_ value: FontValue) { self.value = value }

  /// The installed font of a family's or a PostScript name; nil where there is none.
  ///
  /// - Parameter fontSize: points; 0 is 12, as in AppKit.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard let value = FontValue(name: fontName, size: fontSize > 0 ? fontSize : 12) else { return nil }
    self.init(value)
  }

  private static func size(_ size: CGFloat) -> CGFloat { size > 0 ? size : systemFontSize }

  /// The system's font.
  ///
  /// - Parameter fontSize: points; 0 is `systemFontSize`.
  open class func systemFont(ofSize fontSize: CGFloat) -> NSFont { NSFont(FontValue(size: size(fontSize))) }

  /// The system's font in a weight.
  open class func systemFont(ofSize fontSize: CGFloat, weight: NSFont.Weight) -> NSFont {
    NSFont(FontValue(size: size(fontSize), weight: FontValue.openType(weight.rawValue)))
  }

  /// The system's font, bold.
  open class func boldSystemFont(ofSize fontSize: CGFloat) -> NSFont {
    NSFont(FontValue(size: size(fontSize), weight: 700))
  }

  /// The system's font whose characters have one width.
  open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: NSFont.Weight) -> NSFont {
    NSFont(FontValue(size: size(fontSize), weight: FontValue.openType(weight.rawValue), design: .monospaced))
  }

  /// The system's font, whose digits have one width.
  open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: NSFont.Weight) -> NSFont {
    let value = FontValue(size: size(fontSize), weight: FontValue.openType(weight.rawValue))
    return NSFont(value.changed { $0.monospacedDigits = true })
  }

  /// The font of documents whose characters have one width.
  open class func userFixedPitchFont(ofSize fontSize: CGFloat) -> NSFont? {
    monospacedSystemFont(ofSize: fontSize, weight: .regular)
  }

  /// The font of labels.
  open class func labelFont(ofSize fontSize: CGFloat) -> NSFont {
    systemFont(ofSize: fontSize > 0 ? fontSize : labelFontSize)
  }

  /// The font of menus.
  open class func menuFont(ofSize fontSize: CGFloat) -> NSFont { systemFont(ofSize: fontSize) }

  /// The font of a style, of the size that text of the style has in the program's first window now.
  ///
  /// - Parameter options: not used, as by AppKit.
  open class func preferredFont(
    forTextStyle style: NSFont.TextStyle, options: [NSFont.TextStyleOptionKey: Any] = [:]
  ) -> NSFont {
    NSFont(FontValue(style.style))
  }

  /// The size of text, 13 points.
  open class var systemFontSize: CGFloat { 13 }
  /// The size of small text, 11 points.
  open class var smallSystemFontSize: CGFloat { 11 }
  /// The size of labels, 10 points.
  open class var labelFontSize: CGFloat { 10 }

  /// The font at another size, in points.
  open func withSize(_ fontSize: CGFloat) -> NSFont { NSFont(value.sized(fontSize)) }

  /// Points.
  open var pointSize: CGFloat { value.descriptor.size }
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
  /// The name of its family; nil never. That of the system's font is ".AppleSystemUIFont".
  open var familyName: String? { fontName }
  /// The name of its family; that of the system's font is ".AppleSystemUIFont".
  open var fontName: String { value.descriptor.family ?? ".AppleSystemUIFont" }
  /// Whether its characters have one width.
  open var isFixedPitch: Bool { value.descriptor.design == .monospaced }

  open override func isEqual(_ object: Any?) -> Bool { (object as? NSFont)?.value == value }
  open override var hash: Int { value.hashValue }
}

extension NSFont {
  /// A weight, from -1 to 1; 0 is regular.
  public typealias Weight = UIFont.Weight

  /// A choice of a style's font; there are none.
  public struct TextStyleOptionKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    /// A choice by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// A role of text, by UIKit's names.
  public typealias TextStyle = UIFont.TextStyle
}
