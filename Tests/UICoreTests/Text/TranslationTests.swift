import Foundation
import SwiftUI
import Testing
import TextLayout
import UITestSupport

@testable import UICore

/// A bundle's folder with tables of translations, made for one test.
final class TranslatedBundle {
  let bundle: Bundle
  private let folder: URL

  /// - Parameter files: contents by paths in the folder.
  init(_ files: [String: Data]) throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("apus-\(UUID().uuidString)")
    for (path, data) in files {
      let url = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: url)
    }
    bundle = try #require(Bundle(path: folder.path))
  }

  convenience init(_ files: [String: String]) throws { try self.init(files.mapValues { Data($0.utf8) }) }

  deinit { try? FileManager.default.removeItem(at: folder) }
}

/// Tables of translations. The categories of plurals are those of CLDR's chart "Language Plural Rules".
@MainActor @Suite struct TranslationTests {
  private func shown(_ text: Text, _ locale: String) -> String {
    text.plainString(in: TextContext { Locale(identifier: locale) })
  }

  @Test func stringsAreReadInEveryEncoding() throws {
    let german = #"""
      /* Noted */
      "Save" = "Sichern";
      "%@ of %lld" = "%2$lld \"Teile\", %1$@";
      Plain = "Einfach";
      """#
    let files: [(String, Data?)] = [
      ("UTF-8", german.data(using: .utf8)), ("UTF-16", german.data(using: .utf16)),
      ("little-endian", german.data(using: .utf16LittleEndian)), ("big-endian", german.data(using: .utf16BigEndian)),
    ]
    for (encoding, data) in files {
      let made = try TranslatedBundle(["de.lproj/Localizable.strings": try #require(data)])
      func text(_ key: LocalizedStringKey) -> String { shown(Text(key, bundle: made.bundle), "de_DE") }
      #expect(text("Save") == "Sichern", "\(encoding)")
      #expect(text("Plain") == "Einfach", "\(encoding)")
      #expect(text("\("A") of \(3)") == "3 \"Teile\", A", "\(encoding)")
      #expect(text("Unknown") == "Unknown", "\(encoding)")
    }
  }

  /// Exact, language and script, language, development, key.
  @Test func languagesStandInForOthers() throws {
    let made = try TranslatedBundle([
      "en.lproj/Localizable.strings": "\"a\" = \"en\"; \"b\" = \"en\"; \"c\" = \"en\";",
      "pt.lproj/Localizable.strings": "\"a\" = \"pt\"; \"b\" = \"pt\";",
      "pt-BR.lproj/Localizable.strings": "\"a\" = \"pt-BR\";",
      "zh-Hant.lproj/Localizable.strings": "\"a\" = \"Hant\";",
      "zh-hans.lproj/Localizable.strings": "\"a\" = \"Hans\";",
    ])
    func texts(_ locale: String) -> [String] {
      ["a", "b", "c", "d"].map { shown(Text(.init($0), bundle: made.bundle), locale) }
    }
    #expect(texts("pt_BR") == ["pt-BR", "pt", "en", "d"])
    #expect(texts("pt_PT") == ["pt", "pt", "en", "d"])
    // Taiwan's script follows from the region, by CLDR's likely subtags.
    #expect(texts("zh_TW") == ["Hant", "en", "en", "d"])
    #expect(texts("zh_CN") == ["Hans", "en", "en", "d"])
    #expect(texts("fr") == ["en", "en", "en", "d"])
  }

  private static let dictionary = """
    <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict><key>%lld files</key><dict>
    <key>NSStringLocalizedFormatKey</key><string>%#@files@</string>
    <key>files</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
    <key>NSStringFormatValueTypeKey</key><string>lld</string>FORMS</dict></dict>
    <key>%lld files in %lld folders</key><dict>
    <key>NSStringLocalizedFormatKey</key><string>%2$#@folders@: %1$#@files@!</string>
    <key>files</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
    <key>NSStringFormatValueTypeKey</key><string>lld</string>FORMS</dict>
    <key>folders</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
    <key>NSStringFormatValueTypeKey</key><string>lld</string>FORMS</dict></dict></dict></plist>
    """

  private func dictionary(_ categories: [String]) -> String {
    Self.dictionary.replacingOccurrences(
      of: "FORMS", with: categories.map { "<key>\($0)</key><string>%lld \($0)</string>" }.joined())
  }

  @Test(arguments: [
    // Arabic: 0, 1, 2, 3–10, 11–99, then again from 100.
    (
      "ar", ["zero", "one", "two", "few", "many", "other"],
      [0: "zero", 1: "one", 2: "two", 3: "few", 10: "few", 11: "many", 99: "many", 100: "other", 103: "few"]
    ),
    (
      "pl", ["one", "few", "many", "other"],
      [0: "many", 1: "one", 2: "few", 4: "few", 5: "many", 12: "many", 22: "few", 25: "many"]
    ),
    ("ja", ["other"], [0: "other", 1: "other", 2: "other"]),
    ("en", ["zero", "one", "other"], [0: "zero", 1: "one", 2: "other"]),
  ])
  func numbersHaveTheirForms(language: String, categories: [String], expected: [Int: String]) throws {
    let made = try TranslatedBundle(["\(language).lproj/Localizable.stringsdict": dictionary(categories)])
    for (number, category) in expected {
      #expect(shown(Text("\(number) files", bundle: made.bundle), language) == "\(number) \(category)")
      #expect(
        shown(Text("\(number) files in \(1) folders", bundle: made.bundle), language)
          == "1 \(expected[1] ?? ""): \(number) \(category)!")
    }
  }

  private static let catalog = """
    {"sourceLanguage": "en", "version": "1.0", "strings": {
      "Copy": {"localizations": {
        "pl": {"stringUnit": {"state": "translated", "value": "Kopiuj **to**"}},
        "de": {"stringUnit": {"state": "new", "value": ""}}}},
      "Tap": {"localizations": {"pl": {"variations": {"device": {
        "iphone": {"stringUnit": {"value": "Stuknij"}}, "mac": {"stringUnit": {"value": "Kliknij"}},
        "other": {"stringUnit": {"value": "Wybierz"}}}}}}},
      "%@ has %lld files": {"localizations": {"pl": {"variations": {"plural": {
        "one": {"stringUnit": {"value": "%@ ma plik"}}, "few": {"stringUnit": {"value": "%@ ma %lld pliki"}},
        "many": {"stringUnit": {"value": "%2$03d plików ma %1$@"}}}}}}},
      "%lld birds, %lld fish": {"localizations": {"en": {
        "stringUnit": {"value": "%#@birds@ and %#@fish@ (%1$lld%%)"},
        "substitutions": {
          "birds": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
            "one": {"stringUnit": {"value": "a bird"}}, "other": {"stringUnit": {"value": "%arg birds"}}}}},
          "fish": {"argNum": 2, "formatSpecifier": "lld", "variations": {"plural": {
            "zero": {"stringUnit": {"value": "no fish"}}, "other": {"stringUnit": {"value": "%arg fish"}}}}}}}}},
      "%lf": {"localizations": {"en": {"stringUnit": {"value": "%.2f m"}}}}
    }}
    """

  @Test func catalogsHoldVariations() throws {
    let made = try TranslatedBundle(["Localizable.xcstrings": Self.catalog])
    func text(_ key: LocalizedStringKey, _ locale: String = "pl_PL") -> String {
      shown(Text(key, bundle: made.bundle), locale)
    }
    #expect(text("Copy") == "Kopiuj to")
    #expect(text("Copy", "de") == "Copy")
    #expect(text("Tap") == "Kliknij")
    #expect(text("\("Ala") has \(1) files") == "Ala ma plik")
    #expect(text("\("Ala") has \(3) files") == "Ala ma 3 pliki")
    #expect(text("\("Ala") has \(5) files") == "005 plików ma Ala")
    #expect(text("\(1) birds, \(0) fish", "fr") == "a bird and no fish (1%)")
    #expect(text("\(4) birds, \(7) fish", "en_GB") == "4 birds and 7 fish (4%)")
    #expect(text("\(1.257)") == "1.26 m")
  }

  /// A translation's Markdown is Markdown; values are neither Markdown nor formats.
  @Test func valuesStayAsTheyAre() throws {
    let made = try TranslatedBundle([
      "de.lproj/Localizable.strings": """
      "Hello %@" = "**Hallo** %@, %@ %% %5$@ 50 % da"; "100%" = "100 %"; "%lld" = "%1000000000d|%s|%n";
      """
    ])
    let value = "*%@ %lld* [x](y) %#@a@"
    let text = Text("Hello \(value)", bundle: made.bundle)
    let runs = text.runs(in: TextContext { Locale(identifier: "de") })
    #expect(runs.first?.string == "Hallo")
    #expect(runs.dropFirst().map(\.string).joined() == " \(value), %@ % %5$@ 50 % da")
    #expect(runs.enumerated().allSatisfy { ($1.attributes.weight == .emphasized) == ($0 == 0) })
    #expect(shown(Text("100%", bundle: made.bundle), "de") == "100 %")
    #expect(shown(Text("\(7)", bundle: made.bundle), "de") == "%1000000000d|7|%n")
    // Texts among the values keep their styles, and are translated themselves.
    let inner = Text("Hello \(Text("100%", bundle: made.bundle).italic())", bundle: made.bundle)
    let styled = inner.runs(in: TextContext { Locale(identifier: "de") })
    #expect(styled.map(\.string) == ["Hallo", " ", "100 %", ", %@ % %5$@ 50 % da"])
    #expect(styled.map { $0.attributes.isItalic == true } == [false, false, true, false])
  }

  @Test func modifiersReachTranslations() throws {
    let made = try TranslatedBundle(["de.lproj/Other.strings": "\"a\" = \"x **y**\";"])
    let text = Text("a", tableName: "Other", bundle: made.bundle).foregroundColor(.red).italic()
    let runs = text.runs(in: TextContext { Locale(identifier: "de") })
    #expect(runs.map(\.string) == ["x ", "y"])
    #expect(runs.allSatisfy { $0.attributes.color == .red && $0.attributes.isItalic == true })
    #expect(shown(Text("a", bundle: made.bundle), "de") == "a")
  }

  @Test func resourcesAndStringsAreTranslated() throws {
    let made = try TranslatedBundle([
      "pl.lproj/Localizable.strings": "\"Hello %@\" = \"Cześć, %@\"; \"greeting\" = \"Witaj\";",
      "de.lproj/Localizable.strings": "\"Hello %@\" = \"Hallo, %@\";",
    ])
    let resource = LocalizedStringResource(
      "Hello \("A")", locale: Locale(identifier: "de"), bundle: .atURL(made.bundle.bundleURL))
    #expect(resource.key == "Hello %@")
    #expect(String(localized: resource) == "Hallo, A")
    // In a view the environment's locale is the one.
    #expect(shown(Text(resource), "pl") == "Cześć, A")
    let polish = Locale(identifier: "pl")
    #expect(String(localized: "Hello \(String("B"))", bundle: made.bundle, locale: polish) == "Cześć, B")
    #expect(
      String(localized: "greeting", defaultValue: "Welcome", bundle: made.bundle, locale: polish) == "Witaj")
    #expect(
      String(localized: "missing", defaultValue: "Welcome \(2)", bundle: made.bundle, locale: polish) == "Welcome 2")
    #expect(String(localized: "**as it is**", bundle: made.bundle, locale: polish) == "**as it is**")
  }

  private struct Languages: View {
    @State private var language = "en"
    let bundle: Bundle
    var body: some View {
      VStack(alignment: .leading) {
        Button("Polish") { language = "pl" }
        Words(bundle: bundle).environment(\.locale, Locale(identifier: language))
      }
    }
  }

  private struct Words: View {
    let bundle: Bundle
    var body: some View {
      VStack(alignment: .leading) {
        Text("Dog", bundle: bundle)
        Text("Radio", bundle: bundle)
        Text("Untranslated")
      }
    }
  }

  /// No body runs for a new locale, and texts whose words stay are left alone.
  @Test func aLocaleThatChangesTranslatesWhatIsShown() throws {
    let made = try TranslatedBundle([
      "pl.lproj/Localizable.strings": "\"Dog\" = \"Pies\"; \"Radio\" = \"Radio\";",
      "en.lproj/Localizable.strings": "\"Dog\" = \"Dog\";",
    ])
    let host = try TestHost(size: CGSize(width: 200, height: 200)) { Languages(bundle: made.bundle) }
    #expect(host.staticTexts["Dog"] != nil)
    host.resetCounts()
    host.buttons["Polish"]?.click()
    #expect(host.bodies(of: Words.self) == 0)
    #expect(host.staticTexts["Pies"] != nil && host.staticTexts["Dog"] == nil)
    #expect(host.staticTexts["Radio"] != nil)
  }

  /// A text whose bundle has no tables reads no locale.
  @Test func textsWithoutTablesCostNothing() throws {
    struct Two: View {
      let text: Text
      @State private var locale = "en"
      var body: some View {
        VStack {
          Button(action: { locale = "pl" }, label: { Text(verbatim: "Next") })
          VStack { text }.environment(\.locale, Locale(identifier: locale))
        }
      }
    }
    func cost(_ text: Text) throws -> [Int] {
      let host = try TestHost { Two(text: text) }
      let attributes = host.attributes
      host.resetCounts()
      host.buttons["Next"]?.click()
      return [attributes, host.attributes, host.environmentChecks, host.rules]
    }
    #expect(try cost(Text("One **\(1)**")) == cost(Text(verbatim: "One 1")))
  }

  // MARK: Broken files

  private final class Messages: @unchecked Sendable { var all: [String] = [] }

  @Test func aBrokenFileIsNamedOnce() throws {
    let made = try TranslatedBundle([
      "de.lproj/Localizable.strings": "\"a\" = ", "de.lproj/Localizable.stringsdict": "[1]",
      "Localizable.xcstrings": "{\"strings\": 3}", "de.lproj/Folder.strings/inside": "",
    ])
    let messages = Messages()
    var context = TextContext { Locale(identifier: "de") }
    context.tables = StringTables { messages.all.append($0) }
    for _ in 1...3 {
      #expect(Text("a", bundle: made.bundle).plainString(in: context) == "a")
      #expect(Text("a", tableName: "Folder", bundle: made.bundle).plainString(in: context) == "a")
    }
    #expect(messages.all.count == 4)
    for name in ["Localizable.strings ", "Localizable.stringsdict ", "Localizable.xcstrings ", "Folder.strings "] {
      #expect(messages.all.count { $0.contains(name) } == 1, "\(name)")
    }
  }

  /// Bytes changed, cut off and doubled: whatever comes out, it comes out.
  @Test func brokenFilesEndNothing() {
    var random = SeededNumbers(state: 7)
    let strings = "/* a */ \"a\" = \"b \\U00e9 %@\"; c = (d, {e = <00ff>;}); \"%lld\" = \"%#@x@\";"
    let sources: [Data] = [
      Data(strings.utf8), strings.data(using: .utf16) ?? Data(), Data(Self.catalog.utf8),
      Data(dictionary(["one", "few", "other"]).utf8),
    ]
    for source in sources {
      for _ in 0..<100 {
        var bytes = [UInt8](source)
        for _ in 0..<Int.random(in: 1...6, using: &random) {
          let at = Int.random(in: 0..<bytes.count, using: &random)
          switch Int.random(in: 0..<4, using: &random) {
          case 0: bytes[at] = UInt8.random(in: 0...255, using: &random)
          case 1: bytes.remove(at: at)
          case 2: bytes = Array(bytes[..<max(at, 1)])
          default: bytes.insert(contentsOf: bytes[at..<min(at + 9, bytes.count)], at: at)
          }
          if bytes.isEmpty { bytes = [0] }
        }
        let data = Data(bytes)
        var found: [Translation] = []
        if let table = try? StringTable.strings(data) { found += table.values }
        if let table = try? StringTable.stringsdict(data) { found += table.values }
        if let catalog = try? StringCatalog(data) { found += catalog.languages.values.flatMap(\.values) }
        for translation in found {
          let arguments = LocalizedStringKey("\(3) \("x") \(2.5)").arguments
          var formatter = TranslationFormatter(arguments, rules: PluralRules(language: "pl")) { $0.runs }
          _ = formatter.format(translation)
        }
      }
    }
  }

  /// Nested ten thousand deep, variables that hold themselves.
  @Test func deepFilesEndNothing() {
    let deep = 10_000
    let documents = [
      String(repeating: "(", count: deep), String(repeating: "{a=", count: deep),
      "<plist>" + String(repeating: "<array>", count: deep) + String(repeating: "</array>", count: deep) + "</plist>",
      String(repeating: "<dict><key>a</key>", count: deep), String(repeating: "[", count: deep),
      "{\"strings\":" + String(repeating: "{\"a\":", count: deep) + "1" + String(repeating: "}", count: deep + 1),
    ]
    for document in documents {
      #expect(throws: StringTable.Failure.self) { try StringTable.strings(Data(document.utf8)) }
      #expect(throws: StringTable.Failure.self) { try StringCatalog(Data(document.utf8)) }
    }
    let loop = Translation.Variable(specifier: "lld", forms: [.other: "%#@a@%#@a@%#@a@%#@a@"])
    var formatter = TranslationFormatter([], rules: PluralRules(language: "en")) { $0.runs }
    let length = formatter.format(.format("%#@a@", ["a": loop])).map(\.string).joined().utf8.count
    // A hundred variables of 20 bytes.
    #expect(length <= 100 * 20)
  }
}

/// Numbers that are the same in every run (SplitMix64).
private struct SeededNumbers: RandomNumberGenerator {
  var state: UInt64
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
