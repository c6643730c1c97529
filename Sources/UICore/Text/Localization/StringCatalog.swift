import Foundation
import TextLayout

/// A string catalog (`.xcstrings`): the translations of one table into every language.
struct StringCatalog {
  private(set) var sourceLanguage: String
  /// By language.
  private(set) var languages: [String: [String: Translation]] = [:]

  /// - Throws: `StringTable.Failure` where it is no catalog. Entries that make no sense are left out.
  init(_ data: Data) throws(StringTable.Failure) {
    let json: Any
    do {
      json = try JSONSerialization.jsonObject(with: data)
    } catch {
      throw .unreadable((error as NSError).userInfo[NSDebugDescriptionErrorKey] as? String ?? "it is no JSON")
    }
    guard let root = json as? [String: Any], let strings = root["strings"] as? [String: Any] else {
      throw .wrongContent("strings of a catalog")
    }
    sourceLanguage = root["sourceLanguage"] as? String ?? "en"
    for (key, entry) in strings {
      let localizations = (entry as? [String: Any])?["localizations"] as? [String: Any] ?? [:]
      for (language, localization) in localizations {
        guard let localization = localization as? [String: Any], let translation = Self.translation(localization) else {
          continue
        }
        languages[language, default: [:]][key] = translation
      }
    }
  }

  /// The devices whose variations are shown, the best first.
  private static let devices = ["mac", "other"]

  private static func translation(_ localization: [String: Any]) -> Translation? {
    var variables: [String: Translation.Variable] = [:]
    for (name, value) in localization["substitutions"] as? [String: Any] ?? [:] {
      guard let value = value as? [String: Any], let forms = plural(value) else { continue }
      variables[name] = Translation.Variable(
        argument: value["argNum"] as? Int, specifier: value["formatSpecifier"] as? String ?? "lld", forms: forms)
    }
    if let text = text(localization) { return variables.isEmpty ? .text(text) : .format(text, variables) }
    return plural(localization).map { .plural($0) }
  }

  /// What holds for this device.
  private static func chosen(_ node: [String: Any]) -> [String: Any] {
    let variations = (node["variations"] as? [String: Any])?["device"] as? [String: Any]
    guard let variations else { return node }
    return devices.lazy.compactMap { variations[$0] as? [String: Any] }.first ?? node
  }

  private static func text(_ node: [String: Any]) -> String? {
    guard let unit = chosen(node)["stringUnit"] as? [String: Any], let value = unit["value"] as? String else {
      return nil
    }
    // What nobody translated yet.
    return value.isEmpty && unit["state"] as? String == "new" ? nil : value
  }

  private static func plural(_ node: [String: Any]) -> [PluralCategory: String]? {
    guard let plural = (chosen(node)["variations"] as? [String: Any])?["plural"] as? [String: Any] else { return nil }
    var forms: [PluralCategory: String] = [:]
    for category in PluralCategory.allCases {
      forms[category] = (plural[category.rawValue] as? [String: Any]).flatMap(text)
    }
    return forms.isEmpty ? nil : forms
  }
}
