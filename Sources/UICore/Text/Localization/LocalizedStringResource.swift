import Foundation

extension String {
  /// A string literal with values, which is a key of translations and the text where there is none; no Markdown.
  public struct LocalizationValue: Equatable, ExpressibleByStringInterpolation, Sendable {
    public typealias StringInterpolation = LocalizedStringKey.StringInterpolation
    let key: LocalizedStringKey

    /// A key without values.
    public init(_ value: String) { key = LocalizedStringKey(value) }
    /// A key that is also its text.
    public init(stringLiteral value: String) { self.init(value) }
    public init(stringInterpolation: StringInterpolation) {
      key = LocalizedStringKey(stringInterpolation: stringInterpolation)
    }
  }

  /// The translation of a literal, with its values in it; the literal where there is none.
  ///
  /// - Parameters:
  ///   - table: the name of the files, without extension; nil for `Localizable`.
  ///   - bundle: where the files are; nil for the main bundle.
  ///   - comment: for translators.
  public init(
    localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale = .current,
    comment: StaticString? = nil
  ) {
    self = keyAndValue.key.plain(table: table, bundle: bundle, locale: locale)
  }

  /// The translation of a key, with the values of a literal in it; the literal where there is none.
  ///
  /// - Parameters:
  ///   - table: the name of the files, without extension; nil for `Localizable`.
  ///   - bundle: where the files are; nil for the main bundle.
  ///   - comment: for translators.
  public init(
    localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    self = LocalizedStringKey("\(key)" as String).plain(
      table: table, bundle: bundle, otherwise: defaultValue.key, locale: locale)
  }

  /// The translation that a resource stands for.
  public init(localized resource: LocalizedStringResource) {
    self = resource.text.key.plain(
      table: resource.table, bundle: resource.text.bundle, otherwise: resource.text.otherwise, locale: resource.locale)
  }
}

/// A text that is translated where it is shown: a key, its values and where the translations are.
public struct LocalizedStringResource: Equatable, ExpressibleByStringInterpolation, Sendable {
  /// Where translations are.
  public enum BundleDescription: Equatable, Sendable {
    /// The program's own bundle.
    case main
    /// That of a class.
    case forClass(AnyClass)
    /// In a folder.
    case atURL(URL)

    public static func == (a: Self, b: Self) -> Bool {
      switch (a, b) {
      case (.main, .main): true
      case (.forClass(let a), .forClass(let b)): a == b
      case (.atURL(let a), .atURL(let b)): a == b
      default: false
      }
    }

    fileprivate var bundle: Bundle? {
      switch self {
      case .main: nil
      case .forClass(let type): Bundle(for: type)
      case .atURL(let url): Bundle(url: url)
      }
    }
  }

  let text: LocalizedText
  /// The key, with a specifier for each value.
  public let key: String
  /// What is shown where there is no translation.
  public let defaultValue: String.LocalizationValue
  /// The name of the files, without extension; nil for `Localizable`.
  public let table: String?
  /// Into which it is translated outside of views.
  public var locale: Locale
  /// Where the translations are.
  public let bundle: BundleDescription

  /// A literal as its own key.
  ///
  /// - Parameter comment: for translators.
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    self.init(keyAndValue.key, otherwise: nil, value: keyAndValue, table, locale, bundle)
  }

  /// A key with the text that is shown where there is no translation.
  ///
  /// - Parameter comment: for translators.
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    self.init(
      LocalizedStringKey("\(key)" as String), otherwise: defaultValue.key, value: defaultValue, table, locale, bundle)
  }

  public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
  }

  private init(
    _ key: LocalizedStringKey, otherwise: LocalizedStringKey?, value: String.LocalizationValue, _ table: String?,
    _ locale: Locale, _ bundle: BundleDescription
  ) {
    text = LocalizedText(key, table: table, bundle: bundle.bundle, otherwise: otherwise)
    (self.key, defaultValue, self.table, self.locale, self.bundle) = (key.key, value, table, locale, bundle)
  }
}

extension Text {
  /// The translation that a resource stands for, in the language of the environment's locale.
  ///
  /// A literal is a `LocalizedStringKey`, for which there is another initialiser.
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) { self.init(.localized(resource.text)) }
}

extension LocalizedStringKey {
  /// What is shown, without Markdown.
  fileprivate func plain(
    table: String?, bundle: Bundle?, otherwise: LocalizedStringKey? = nil, locale: Locale
  ) -> String {
    let context = TextContext { locale }
    let strings = context.tables.strings(of: bundle ?? .main)
    guard let found = strings?.translation(of: key, table: table ?? Self.defaultTable, locale: locale) else {
      return (otherwise ?? self).literal(in: context)
    }
    var formatter = TranslationFormatter(
      otherwise?.arguments ?? arguments, rules: found.rules, isMarkdown: false
    ) { $0.runs(in: context) }
    return formatter.format(found.translation).map(\.string).joined()
  }
}
