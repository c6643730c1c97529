import Foundation

/// Read-only text.
///
/// It takes the width that it needs, up to the proposed width. It wraps by Unicode's line breaking rules and is
/// truncated with an ellipsis. Concatenate with `+`; each part keeps its style.
public struct Text: Equatable, Sendable {
  /// A stretch of what is shown.
  struct Run: Equatable, Sendable {
    var string: String
    var attributes = TextAttributes()
    /// Stands in the line in place of the string, which is one character.
    var picture: TextPicture?
  }
  /// A part of the text as it was made; its words may depend on the environment.
  struct Part: Equatable, Sendable {
    enum Content: Equatable, Sendable {
      case string(String)
      /// A key of the main bundle's default table.
      case key(LocalizedStringKey)
      case localized(LocalizedText)
      indirect case date(DateText)
      case formatted(FormattedText)
      case picture(TextPicture)
    }
    var content: Content
    var attributes = TextAttributes()
  }
  var parts: [Part]

  init(_ content: Part.Content) { parts = [Part(content: content)] }
  init(parts: [Part]) { self.parts = parts }

  /// Text without localization or interpolation.
  public init(verbatim content: String) { self.init(.string(content)) }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) { self.init(.string(String(content))) }

  /// Text in the language of the environment's locale; where there is no translation, the key is shown.
  ///
  /// - Parameters:
  ///   - key: also the text in the language of development.
  ///   - tableName: the name of the files, without extension; nil for `Localizable`.
  ///   - bundle: where the files are; nil for the main bundle.
  ///   - comment: for translators.
  public init(_ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil)
  {
    self.init(
      tableName == nil && bundle == nil
        ? .key(key) : .localized(LocalizedText(key, table: tableName, bundle: bundle)))
  }

  /// A value as a style writes it.
  ///
  /// What the style leaves to the device (its locale, a date's calendar and time zone) is the environment's; what the
  /// program set stays.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(.formatted(StyledValue(input, format)))
  }

  /// A value as a style writes it, with the attributes that the style gives it.
  ///
  /// What the style leaves to the device is the environment's.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
    self.init(.formatted(AttributedValue(input, format)))
  }

  /// Appends a text; each keeps its style.
  package func followed(by text: Text) -> Text { Text(parts: parts + text.parts) }

  /// Where text is truncated.
  public enum TruncationMode: Hashable, Sendable { case head, tail, middle }
  /// The case to which text is converted.
  public enum Case: Hashable, Sendable { case uppercase, lowercase }

  /// How large text is beside other text of its font.
  public struct Scale: Hashable, Sendable {
    /// What a font's size is multiplied by.
    let factor: CGFloat
    /// The size of the font.
    public static let `default` = Scale(factor: 1)
    /// Smaller, as for a unit behind a number. Apple publishes no size: this package's choice.
    public static let secondary = Scale(factor: 0.8)
  }
}

extension Text {
  func applying(_ change: (inout TextAttributes) -> Void) -> Text {
    var outer = TextAttributes()
    change(&outer)
    var copy = self
    for index in copy.parts.indices { copy.parts[index].attributes.inherit(outer) }
    return copy
  }

  public func font(_ font: Font?) -> Text { applying { $0.font = font } }
  public func fontWeight(_ weight: Font.Weight?) -> Text { applying { $0.weight = weight } }
  public func fontDesign(_ design: Font.Design?) -> Text { applying { $0.design = design } }
  public func bold() -> Text { applying { $0.weight = .emphasized } }
  public func bold(_ isActive: Bool) -> Text { isActive ? bold() : self }
  public func italic() -> Text { applying { $0.isItalic = true } }
  public func italic(_ isActive: Bool) -> Text { applying { $0.isItalic = isActive } }
  public func monospaced(_ isActive: Bool = true) -> Text { isActive ? applying { $0.design = .monospaced } : self }
  public func monospacedDigit() -> Text { applying { $0.hasMonospacedDigits = true } }
  public func foregroundColor(_ color: Color?) -> Text { applying { $0.color = color } }
  public func foregroundStyle(_ color: Color) -> Text { applying { $0.color = color } }
  /// - Parameter color: nil for that of the text.
  public func underline(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text {
    applying { $0.underline = .init(isActive: isActive, color: color, pattern: pattern) }
  }
  /// - Parameter color: nil for that of the text.
  public func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text {
    applying { $0.strikethrough = .init(isActive: isActive, color: color, pattern: pattern) }
  }
  /// Asks for a condensed or expanded face; a family without one stays as it is.
  public func fontWidth(_ width: Font.Width?) -> Text { applying { $0.width = width } }
  /// Sets how large the text is beside other text of its font.
  public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text {
    isEnabled ? applying { $0.scale = scale } : self
  }
  /// - Parameter kerning: points between characters.
  public func kerning(_ kerning: CGFloat) -> Text { applying { $0.kerning = kerning } }
  public func tracking(_ tracking: CGFloat) -> Text { applying { $0.tracking = tracking } }
  /// - Parameter baselineOffset: points upwards.
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text { applying { $0.baselineOffset = baselineOffset } }
}

extension Text {
  /// What is shown, in the process's locale.
  var runs: [Run] { runs(in: .process) }

  /// Whether the words may change with the time.
  var mayChange: Bool {
    parts.contains { part in
      switch part.content {
      case .string, .picture: false
      case .formatted(let value): value.mayChange
      case .date: true
      case .key(let key): key.mayChange
      case .localized(let text): text.key.mayChange || text.otherwise?.mayChange == true
      }
    }
  }

  /// What is shown.
  func runs(in context: TextContext) -> [Run] {
    if parts.count == 1 { return parts[0].runs(in: context) }
    return parts.flatMap { $0.runs(in: context) }
  }

  /// The text without its attributes, in the process's locale.
  package var plainString: String { plainString(in: .process) }

  /// The text without its attributes.
  func plainString(in context: TextContext) -> String {
    runs(in: context).map { $0.picture?.picture.label ?? $0.string }.joined()
  }
}

extension Text.Part {
  fileprivate func runs(in context: TextContext) -> [Text.Run] {
    var runs: [Text.Run]
    switch content {
    case .string(let string): return [Text.Run(string: string, attributes: attributes)]
    case .picture(let picture):
      return [Text.Run(string: TextPicture.character, attributes: attributes, picture: picture)]
    case .date(let date): return [Text.Run(string: date.string(in: context), attributes: attributes)]
    case .formatted(let value): runs = value.runs(in: context)
    case .key(let key): runs = key.runs(table: nil, bundle: nil, in: context)
    case .localized(let text):
      var context = context
      if let locale = text.locale { context.locale = { locale } }
      runs = text.key.runs(table: text.table, bundle: text.bundle, otherwise: text.otherwise, in: context)
    }
    for index in runs.indices { runs[index].attributes.inherit(attributes) }
    return runs
  }
}
