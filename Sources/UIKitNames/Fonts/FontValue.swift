import Foundation
import TextLayout
import UICore

/// What UIKit's and AppKit's fonts hold: a face at a fixed size.
struct FontValue: Hashable, Sendable {
  var descriptor: FontDescriptor

  init(_ descriptor: FontDescriptor) { self.descriptor = descriptor }

  init(size: CGFloat, weight: CGFloat = 400, design: FontDescriptor.Design = .default) {
    self.init(FontDescriptor(size: size, weight: weight, design: design))
  }

  /// A style's font, as text has it in the program's first window.
  init(_ style: Font.TextStyle) {
    let values = Running.environment
    self.init(
      Font.system(style).descriptor(profile: values.platformProfile, typeSize: values.dynamicTypeSize))
  }

  /// The installed font of a name; nil where there is none.
  init?(name: String, size: CGFloat) {
    guard var descriptor = Running.fonts?.installed(named: name) else { return nil }
    descriptor.size = size
    self.init(descriptor)
  }

  /// A measure in points; zero where the system has no fonts.
  func measure(_ measure: (FontMetrics) -> CGFloat) -> CGFloat {
    Running.fonts.map { measure($0.metrics(for: descriptor)) } ?? 0
  }

  /// The same font for views.
  var font: Font {
    var font: Font
    if let family = descriptor.family {
      font = .custom(family, fixedSize: descriptor.size)
    } else {
      let design: Font.Design? =
        switch descriptor.design {
        case .default: nil
        case .monospaced: .monospaced
        case .serif: .serif
        case .rounded: .rounded
        }
      font = .system(size: descriptor.size, design: design)
    }
    if descriptor.weight != 400 { font = font.weight(Font.Weight(openType: descriptor.weight)) }
    if descriptor.isItalic { font = font.italic() }
    if descriptor.monospacedDigits { font = font.monospacedDigit() }
    if descriptor.smallCaps { font = font.smallCaps() }
    return font
  }

  func sized(_ size: CGFloat) -> FontValue { changed { $0.size = size } }

  func changed(_ change: (inout FontDescriptor) -> Void) -> FontValue {
    var copy = self
    change(&copy.descriptor)
    return copy
  }

  /// UIKit's and AppKit's weights, with those of OpenType that stand for them.
  static let weights: [(apple: CGFloat, openType: CGFloat)] = [
    (-0.8, 100), (-0.6, 200), (-0.4, 300), (0, 400), (0.23, 500), (0.3, 600), (0.4, 700), (0.56, 800), (0.62, 900),
  ]

  /// The weight for OpenType of one from -1 to 1, as between those that are named.
  static func openType(_ weight: CGFloat) -> CGFloat {
    guard let above = weights.firstIndex(where: { $0.apple >= weight }) else { return 900 }
    if above == 0 { return 100 }
    let (low, high) = (weights[above - 1], weights[above])
    return (low.openType + (high.openType - low.openType) * (weight - low.apple) / (high.apple - low.apple)).rounded()
  }
}

extension NSAttributedString.Key {
  /// A text's font, UIKit's or AppKit's.
  public static let font = NSAttributedString.Key("NSFont")
  /// The points between a text's characters, a number.
  public static let kern = NSAttributedString.Key("NSKern")
}

extension String {
  /// The size of the text in one line, or one a line break, in points.
  ///
  /// - Parameter attrs: `font`, else one of 12 points, and `kern`; others do not change a size.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    let value = (attrs?[.font] as? UIFont)?.value ?? (attrs?[.font] as? NSFont)?.value ?? FontValue(size: 12)
    let kern = (attrs?[.kern] as? NSNumber).map { CGFloat($0.doubleValue) } ?? attrs?[.kern] as? CGFloat ?? 0
    let run = StyledText.Run(self, TextRunAttributes(font: value.descriptor, kerning: kern))
    return Running.fonts?.layout(StyledText(runs: [run])).size ?? .zero
  }
}

extension NSString {
  /// The size of the text in one line, or one a line break, in points.
  ///
  /// - Parameter attrs: `font`, else one of 12 points, and `kern`; others do not change a size.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    String(describing: self).size(withAttributes: attrs)
  }
}
