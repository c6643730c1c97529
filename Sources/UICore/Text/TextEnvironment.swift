import Foundation

/// The alignment of a text's lines.
public enum TextAlignment: Hashable, CaseIterable, Sendable { case leading, center, trailing }

/// The environment's values for text, in one key, so that a change costs one check per view.
struct TextStyleValues: Equatable {
  var attributes = TextAttributes()
  var setting = TypeSetting()
  var lineLimit: Int?
  var minimumLines = 0
  var alignment = TextAlignment.leading
  var truncation = Text.TruncationMode.tail
  var lineSpacing: CGFloat = 0
  var lineHeight: AttributedString.LineHeight?
  var minimumScaleFactor: CGFloat = 1
  var allowsTightening = false
  var textCase: Text.Case?
  var contentTransition = ContentTransition.identity
  var symbolVariants = SymbolVariants.none
  var redaction = RedactionReasons()
  /// Whether what is inside is not for everybody's eyes.
  var isPrivate = false

  /// Whether bars stand for what is inside.
  var isRedacted: Bool {
    redaction.contains(.placeholder) || (isPrivate && redaction.contains(.privacy))
  }
}

private enum TextStyleKey: EnvironmentKey { static var defaultValue: TextStyleValues { TextStyleValues() } }

extension EnvironmentValues {
  var textStyle: TextStyleValues {
    get { self[TextStyleKey.self] }
    set { self[TextStyleKey.self] = newValue }
  }

  /// The default font of text.
  public var font: Font? {
    get { textStyle.attributes.font }
    set { textStyle.attributes.font = newValue }
  }
  /// The maximum number of lines; `nil` for no limit.
  public var lineLimit: Int? {
    get { textStyle.lineLimit }
    set { textStyle.lineLimit = newValue }
  }
  /// The number of lines for which text takes the height at least.
  package var minimumLines: Int {
    get { textStyle.minimumLines }
    set { textStyle.minimumLines = newValue }
  }
  public var multilineTextAlignment: TextAlignment {
    get { textStyle.alignment }
    set { textStyle.alignment = newValue }
  }
  public var truncationMode: Text.TruncationMode {
    get { textStyle.truncation }
    set { textStyle.truncation = newValue }
  }
  /// The space between lines, in points.
  public var lineSpacing: CGFloat {
    get { textStyle.lineSpacing }
    set { textStyle.lineSpacing = newValue }
  }
  /// The height of lines; nil for that of the fonts.
  public var lineHeight: AttributedString.LineHeight? {
    get { textStyle.lineHeight }
    set { textStyle.lineHeight = newValue }
  }
  /// The smallest factor to which text may shrink to fit, 0…1.
  public var minimumScaleFactor: CGFloat {
    get { textStyle.minimumScaleFactor }
    set { textStyle.minimumScaleFactor = newValue }
  }
  /// Whether characters move closer together before text is truncated.
  public var allowsTightening: Bool {
    get { textStyle.allowsTightening }
    set { textStyle.allowsTightening = newValue }
  }
  public var textCase: Text.Case? {
    get { textStyle.textCase }
    set { textStyle.textCase = newValue }
  }
}

extension View {
  public func font(_ font: Font?) -> some View { environment(\.font, font) }
  public func fontWeight(_ weight: Font.Weight?) -> some View { environment(\.textStyle.attributes.weight, weight) }
  public func fontDesign(_ design: Font.Design?) -> some View { environment(\.textStyle.attributes.design, design) }
  /// Asks for condensed or expanded faces; families without them stay as they are.
  public func fontWidth(_ width: Font.Width?) -> some View { environment(\.textStyle.attributes.width, width) }
  /// Sets how large text is beside text of its font.
  public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
    transformEnvironment(\.textStyle) { if isEnabled { $0.attributes.scale = scale } }
  }
  public func bold(_ isActive: Bool = true) -> some View { fontWeight(isActive ? .emphasized : nil) }
  public func italic(_ isActive: Bool = true) -> some View {
    environment(\.textStyle.attributes.isItalic, isActive)
  }
  public func monospaced(_ isActive: Bool = true) -> some View { fontDesign(isActive ? .monospaced : nil) }
  public func monospacedDigit() -> some View { environment(\.textStyle.attributes.hasMonospacedDigits, true) }
  /// - Parameter color: nil for that of the text.
  public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    environment(\.textStyle.attributes.underline, .init(isActive: isActive, color: color, pattern: pattern))
  }
  /// - Parameter color: nil for that of the text.
  public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    environment(\.textStyle.attributes.strikethrough, .init(isActive: isActive, color: color, pattern: pattern))
  }
  /// - Parameter kerning: points between characters.
  public func kerning(_ kerning: CGFloat) -> some View { environment(\.textStyle.attributes.kerning, kerning) }
  public func tracking(_ tracking: CGFloat) -> some View { environment(\.textStyle.attributes.tracking, tracking) }

  /// Sets the maximum number of lines of text inside.
  public func lineLimit(_ number: Int?) -> some View { environment(\.lineLimit, number) }
  /// Sets the maximum number of lines, and whether text always takes the space for all of them.
  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    transformEnvironment(\.textStyle) {
      $0.lineLimit = limit
      $0.minimumLines = reservesSpace ? limit : 0
    }
  }
  public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    transformEnvironment(\.textStyle) {
      $0.lineLimit = limit.upperBound
      $0.minimumLines = limit.lowerBound
    }
  }
  public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    environment(\.textStyle.minimumLines, limit.lowerBound)
  }
  public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View { lineLimit(limit.upperBound) }
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }
  public func truncationMode(_ mode: Text.TruncationMode) -> some View { environment(\.truncationMode, mode) }
  /// - Parameter lineSpacing: points between lines.
  public func lineSpacing(_ lineSpacing: CGFloat) -> some View { environment(\.lineSpacing, lineSpacing) }
  /// Sets the height of lines: how far each baseline is from the next one; nil for that of the fonts.
  public func lineHeight(_ lineHeight: AttributedString.LineHeight?) -> some View {
    environment(\.lineHeight, lineHeight)
  }
  /// - Parameter factor: the smallest factor to which text may shrink to fit, 0…1.
  public func minimumScaleFactor(_ factor: CGFloat) -> some View { environment(\.minimumScaleFactor, factor) }
  /// Sets whether characters move closer together, by up to a twentieth of the font's size, before text is truncated.
  public func allowsTightening(_ flag: Bool) -> some View { environment(\.allowsTightening, flag) }
  public func textCase(_ textCase: Text.Case?) -> some View { environment(\.textCase, textCase) }
}
