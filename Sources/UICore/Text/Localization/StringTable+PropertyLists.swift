import Foundation
import TextLayout

extension StringTable {
  /// Why a file of translations is not used.
  enum Failure: Error, CustomStringConvertible {
    case notAFile
    case tooLarge
    case unreadable(String)
    case wrongContent(String)

    var description: String {
      switch self {
      case .notAFile: "it is no file"
      case .tooLarge: "it is larger than \(StringTable.sizeLimit >> 20) MiB"
      case .unreadable(let reason): reason
      case .wrongContent(let expected): "it holds no \(expected)"
      }
    }
  }

  /// In bytes. The strings of large programs take less than a tenth.
  static let sizeLimit = 16 << 20

  /// The contents of a file of translations.
  static func data(of url: URL) throws(Failure) -> Data {
    do {
      let values = try url.resolvingSymlinksInPath().resourceValues(forKeys: [.isRegularFileKey, .fileSizeKey])
      guard values.isRegularFile == true else { throw Failure.notAFile }
      guard (values.fileSize ?? 0) <= sizeLimit else { throw Failure.tooLarge }
      return try Data(contentsOf: url)
    } catch let failure as Failure {
      throw failure
    } catch {
      throw .unreadable((error as NSError).localizedDescription)
    }
  }

  /// The entries of a `.strings` file: an old-style, XML or binary property list, in UTF-8 or UTF-16.
  static func strings(_ data: Data) throws(Failure) -> [String: Translation] {
    try dictionary(data).compactMapValues { ($0 as? String).map(Translation.text) }
  }

  /// The entries of a `.stringsdict` file. Those that are no plural rules are left out.
  static func stringsdict(_ data: Data) throws(Failure) -> [String: Translation] {
    try dictionary(data).compactMapValues { entry in
      guard let entry = entry as? [String: Any], let format = entry["NSStringLocalizedFormatKey"] as? String else {
        return nil
      }
      var variables: [String: Translation.Variable] = [:]
      for (name, value) in entry {
        guard let value = value as? [String: Any],
          value["NSStringFormatSpecTypeKey"] as? String == "NSStringPluralRuleType"
        else { continue }
        var forms: [PluralCategory: String] = [:]
        for category in PluralCategory.allCases { forms[category] = value[category.rawValue] as? String }
        variables[name] = Translation.Variable(
          specifier: value["NSStringFormatValueTypeKey"] as? String ?? "lld", forms: forms)
      }
      return .format(format, variables)
    }
  }

  private static func dictionary(_ data: Data) throws(Failure) -> [String: Any] {
    // Foundation's parser knows UTF-16 by its mark alone.
    if data.count > 1, data[data.startIndex + 1] == 0, let text = String(data: data, encoding: .utf16LittleEndian) {
      return try parsed(Data(text.utf8))
    }
    if data.count > 1, data[data.startIndex] == 0, let text = String(data: data, encoding: .utf16BigEndian) {
      return try parsed(Data(text.utf8))
    }
    return try parsed(data)
  }

  private static func parsed(_ data: Data) throws(Failure) -> [String: Any] {
    let list: Any
    do {
      list = try PropertyListSerialization.propertyList(from: data, options: [], format: nil)
    } catch {
      let reason = (error as NSError).userInfo[NSDebugDescriptionErrorKey] as? String
      throw .unreadable(reason ?? "it is no property list")
    }
    guard let dictionary = list as? [String: Any] else { throw .wrongContent("dictionary") }
    return dictionary
  }
}
