import Foundation

/// The rules of `style` elements for classes and identifiers, in the order of the file.
struct SVGSheet {
  private var rules: [String: [String: String]] = [:]
  private var ruleCount = 0
  /// Selectors, of all sheets together.
  private static let ruleLimit = 2000

  mutating func add(_ text: String) {
    for rule in text.split(separator: "}", maxSplits: Self.ruleLimit) {
      let parts = rule.split(separator: "{", maxSplits: 1)
      guard parts.count == 2 else { continue }
      let declarations = Self.declarations(String(parts[1]))
      for selector in parts[0].split(separator: ",", maxSplits: Self.ruleLimit) {
        ruleCount += 1
        if ruleCount > Self.ruleLimit { return }
        rules[selector.trimmingCharacters(in: .whitespacesAndNewlines), default: [:]].merge(declarations) { $1 }
      }
    }
  }

  func rules(for attributes: [String: String]) -> [String: String] {
    guard !rules.isEmpty else { return [:] }
    var found: [String: String] = [:]
    for name in attributes["class"]?.split(separator: " ", maxSplits: 64) ?? [] {
      found.merge(rules["." + name] ?? [:]) { $1 }
    }
    if let id = attributes["id"] { found.merge(rules["#" + id] ?? [:]) { $1 } }
    return found
  }

  /// `a: b; c: d`
  static func declarations(_ text: String) -> [String: String] {
    var found: [String: String] = [:]
    for declaration in text.split(separator: ";", maxSplits: 200) {
      let parts = declaration.split(separator: ":", maxSplits: 1)
      guard parts.count == 2 else { continue }
      let name = parts[0].trimmingCharacters(in: .whitespacesAndNewlines)
      guard SVGStyle.known.contains(name), parts[1].utf8.count <= MarkupScanner.valueLimit else { continue }
      found[name] = parts[1].trimmingCharacters(in: .whitespacesAndNewlines)
    }
    return found
  }
}
