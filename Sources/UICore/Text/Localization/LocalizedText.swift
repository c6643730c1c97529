import Foundation

/// A key with where its translations are.
final class LocalizedText: Equatable, Sendable {
  let key: LocalizedStringKey
  let table: String?
  let bundle: Bundle?
  /// Shown where there is no translation; nil for the key.
  let otherwise: LocalizedStringKey?
  /// The locale into which it is translated; nil for the environment's.
  let locale: Locale?

  init(
    _ key: LocalizedStringKey, table: String?, bundle: Bundle?, otherwise: LocalizedStringKey? = nil,
    locale: Locale? = nil
  ) {
    (self.key, self.table, self.bundle, self.otherwise, self.locale) = (key, table, bundle, otherwise, locale)
  }

  static func == (a: LocalizedText, b: LocalizedText) -> Bool {
    a === b
      || a.key == b.key && a.table == b.table && a.bundle === b.bundle && a.otherwise == b.otherwise
        && a.locale == b.locale
  }
}

extension LocalizedStringKey {
  static let defaultTable = "Localizable"

  /// What is shown: the translation with the values in it, or else the key.
  func runs(
    table: String?, bundle: Bundle?, otherwise: LocalizedStringKey? = nil, in context: TextContext
  ) -> [Text.Run] {
    let strings = context.tables.strings(of: bundle ?? .main)
    guard
      let found = strings?.translation(of: key, table: table ?? Self.defaultTable, locale: context.locale())
    else { return (otherwise ?? self).runs(in: context) }
    let arguments = otherwise?.arguments ?? arguments
    var formatter = TranslationFormatter(arguments, rules: found.rules) { $0.runs(in: context) }
    return formatter.format(found.translation)
  }
}
