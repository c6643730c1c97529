import Foundation

/// What is typed into a list to find a row, or into a menu to find an item.
final class TypeSelect {
  /// Seconds after which typing begins anew; as in GTK's tree views and macOS' tables, about.
  static let pause = 1.0
  /// The most milliseconds that looking through rows takes for a key.
  static let budget = 100
  private var text = ""
  private var last = -Double.infinity
  /// Whether one letter was typed.
  private(set) var isFirst = true

  struct Query {
    let text: String
    func matches(_ name: String) -> Bool {
      name.range(of: text, options: [.anchored, .caseInsensitive, .diacriticInsensitive]) != nil
    }
  }

  func isActive(at time: Double) -> Bool { !text.isEmpty && time - last < Self.pause }

  /// What to look for; nil for text that names nothing.
  func add(_ new: String, at time: Double) -> Query? {
    let isNew = !isActive(at: time)
    if isNew { text = "" }
    if new.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) { return nil }
    // The same letter again goes on to the next row.
    isFirst = text.isEmpty || text == new
    if text != new { text += new }
    last = time
    return text.trimmingCharacters(in: .whitespaces).isEmpty ? nil : Query(text: text)
  }
}
