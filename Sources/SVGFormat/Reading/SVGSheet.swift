import Foundation

/// The rules of `style` elements for classes and identifiers, in the order of the file.
struct SVGSheet {
  private var rules: [String: [String: String]] = [:]

  mutating func add(_ text: String) {
    for rule in text.split(separator: "}").prefix(2000) {
      let parts = rule.split(separator: "{", maxSplits: 1)
      guard parts.count == 2 else { continue }
      let declarations = Self.declarations(String(parts[1]))
      for selector in parts[0].split(separator: ",") {
        rules[selector.trimmingCharacters(in: .whitespacesAndNewlines), default: [:]].merge(declarations) { $1 }
      }
    }
  }

  func rules(for attributes: [String: String]) -> [String: String] {
    guard !rules.isEmpty else { return [:] }
    var found: [String: String] = [:]
    for name in attributes["class"]?.split(separator: " ") ?? [] { found.merge(rules["." + name] ?? [:]) { $1 } }
    if let id = attributes["id"] { found.merge(rules["#" + id] ?? [:]) { $1 } }
    return found
  }

  /// `a: b; c: d`
  static func declarations(_ text: String) -> [String: String] {
    var found: [String: String] = [:]
    for declaration in text.split(separator: ";").prefix(200) {
      let parts = declaration.split(separator: ":", maxSplits: 1)
      guard parts.count == 2 else { continue }
      found[parts[0].trimmingCharacters(in: .whitespacesAndNewlines)] =
        parts[1].trimmingCharacters(in: .whitespacesAndNewlines)
    }
    return found
  }
}
