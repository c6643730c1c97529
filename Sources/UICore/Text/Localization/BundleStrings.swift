import Foundation
import TextLayout

/// The translations of one bundle, read when they are first asked for and kept. Thread-safe.
///
/// A language is a folder `xx.lproj` with `.strings` and `.stringsdict` files, or a part of a catalog `.xcstrings` beside
/// the folders. A key is looked for in the languages of a locale, the best first, and then in the language in which the
/// program was written.
final class BundleStrings: @unchecked Sendable {
  /// A translation and the plural rules of its language.
  typealias Found = (translation: Translation, rules: PluralRules)
  private struct Place: Hashable {
    var table: String
    var locale: String
  }

  private let bundle: Bundle
  private let report: @Sendable (String) -> Void
  private let resources: URL
  /// The folders, by their languages in lower case.
  private let folders: [String: URL]
  private let catalogFiles: [String: URL]
  private let developmentLanguage: String?
  private let lock = NSLock()
  private var chains: [Place: [StringTable]] = [:]
  private var tables: [Place: StringTable?] = [:]
  private var catalogs: [String: StringCatalog?] = [:]
  private var rules: [String: PluralRules] = [:]

  /// A program may make up any number of locales and tables; with more, all is read again.
  private static let limit = 500

  /// Nil where the bundle has no translations at all.
  init?(_ bundle: Bundle, report: @escaping @Sendable (String) -> Void) {
    self.bundle = bundle
    self.report = report
    resources = URL(fileURLWithPath: bundle.resourcePath ?? bundle.bundlePath, isDirectory: true)
    var (folders, catalogs): ([String: URL], [String: URL]) = ([:], [:])
    for name in (try? FileManager.default.contentsOfDirectory(atPath: resources.path)) ?? [] {
      let url = resources.appendingPathComponent(name)
      if name.hasSuffix(".lproj") { folders[Self.tag(String(name.dropLast(6)))] = url }
      if name.hasSuffix(".xcstrings") { catalogs[String(name.dropLast(10))] = url }
    }
    if folders.isEmpty, catalogs.isEmpty { return nil }
    (self.folders, catalogFiles) = (folders, catalogs)
    developmentLanguage = bundle.infoDictionary?["CFBundleDevelopmentRegion"] as? String
  }

  /// The translation of a key; nil where no language in question has one.
  func translation(of key: String, table: String, locale: Locale) -> Found? {
    lock.withLock {
      for table in chain(Place(table: table, locale: locale.identifier), locale) {
        if let translation = table.entries[key] { return (translation, table.rules) }
      }
      return nil
    }
  }

  private func chain(_ place: Place, _ locale: Locale) -> [StringTable] {
    if let known = chains[place] { return known }
    if chains.count + tables.count >= Self.limit { (chains, tables, catalogs) = ([:], [:], [:]) }
    var languages = Self.languages(of: locale)
    languages += [developmentLanguage ?? catalog(place.table)?.sourceLanguage ?? "en", "base"].map(Self.tag)
    var seen = Set<String>()
    let chain = languages.filter { seen.insert($0).inserted }.compactMap { table(place.table, $0) }
    chains[place] = chain
    return chain
  }

  private func table(_ name: String, _ language: String) -> StringTable? {
    let place = Place(table: name, locale: language)
    if let known = tables[place] { return known }
    var entries = catalog(name)?.languages.first { Self.tag($0.key) == language }?.value ?? [:]
    if let folder = folders[language] {
      let file = folder.appendingPathComponent(name)
      entries.merge(read(file.appendingPathExtension("strings"), StringTable.strings) ?? [:]) { $1 }
      entries.merge(read(file.appendingPathExtension("stringsdict"), StringTable.stringsdict) ?? [:]) { $1 }
    }
    let table = entries.isEmpty ? nil : StringTable(rules: rules(of: language), entries: entries)
    tables[place] = .some(table)
    return table
  }

  private func rules(of language: String) -> PluralRules {
    // Base is written in the language of development.
    let language = language == "base" ? developmentLanguage ?? "en" : language
    if let known = rules[language] { return known }
    let made = PluralRules(language: language)
    rules[language] = made
    return made
  }

  private func catalog(_ name: String) -> StringCatalog? {
    if let known = catalogs[name] { return known }
    let catalog = catalogFiles[name].flatMap { url in
      read(url) { data throws(StringTable.Failure) in try StringCatalog(data) }
    }
    catalogs[name] = .some(catalog)
    return catalog
  }

  private func read<Value>(_ url: URL, _ parse: (Data) throws(StringTable.Failure) -> Value) -> Value? {
    guard FileManager.default.fileExists(atPath: url.path) else { return nil }
    do throws(StringTable.Failure) {
      return try parse(StringTable.data(of: url))
    } catch {
      report("\(url.path) is no table of translations: \(error). Texts are shown untranslated.")
      return nil
    }
  }

  /// How languages are compared: `zh_Hant`, `zh-hant` and `zh-Hant` are one.
  private static func tag(_ name: String) -> String { name.replacingOccurrences(of: "_", with: "-").lowercased() }

  /// The tags under which a locale's translations may stand, the best first: with script and region, with either, without.
  static func languages(of locale: Locale) -> [String] {
    guard let code = locale.language.languageCode?.identifier else { return [] }
    let script =
      locale.language.script?.identifier
      ?? Locale.Language(identifier: locale.language.maximalIdentifier).script?.identifier
    let region = locale.region?.identifier ?? locale.language.region?.identifier
    let parts = [[script, region], [region], [script], []].map { [code] + $0.compactMap(\.self) }
    return parts.map { tag($0.joined(separator: "-")) }
  }
}
