/// Reads one JSON object and remembers which members were read, so that no member is ignored silently.
///
/// A value of the wrong type warns and reads as missing; null reads as missing. `finish()` warns of every member that was
/// not read.
final class ObjectReader {
  let path: JSONPath
  let context: ReadingContext
  private let members: [JSONValue.Member]
  private var asked: Set<String> = []

  init(_ members: [JSONValue.Member], path: JSONPath, context: ReadingContext) {
    self.members = members
    self.path = path
    self.context = context
  }

  /// The reader of a document; nil if the document is not an object.
  convenience init?(document: JSONValue, context: ReadingContext) {
    guard let members = document.members else { return nil }
    self.init(members, path: .root, context: context)
  }

  /// An object without members, in place of a missing one.
  func none(_ name: String) -> ObjectReader { ObjectReader([], path: .name(path, name), context: context) }

  func place(_ name: String) -> JSONPath { .name(path, name) }

  func warn(_ kind: DashboardWarning.Kind, _ name: String, _ what: String? = nil, why: String) {
    context.warn(kind, place(name), what ?? name, why)
  }

  func has(_ name: String) -> Bool {
    members.contains { $0.name == name && $0.value != .null }
  }

  /// All members as text; marks them as read.
  var text: String {
    ignoreRest()
    return members.prefix(100).filter { !$0.value.isEmpty }.map { "\($0.name): \($0.value.text())" }.joined(
      separator: ", ")
  }

  /// The member's value; null is missing.
  func value(_ name: String) -> JSONValue? {
    asked.insert(name)
    guard let value = members.last(where: { $0.name == name })?.value, value != .null else { return nil }
    return value
  }

  private func expected(_ expectation: String, _ name: String, _ value: JSONValue) {
    warn(.malformed, name, why: "\(expectation) is expected here, not \(value.kindName)")
  }

  // MARK: Scalars

  /// Text; numbers and booleans are converted.
  func string(_ name: String) -> String? {
    switch value(name) {
    case nil: return nil
    case .string(let text): return text
    case .number(let number): return JSONValue.number(number).text()
    case .bool(let value): return value ? "true" : "false"
    case .some(let other):
      expected("text", name, other)
      return nil
    }
  }

  /// A finite number, possibly written as text; "auto", "null" and empty text read as missing.
  func number(_ name: String) -> Double? {
    guard let value = value(name) else { return nil }
    if let number = value.number, number.isFinite { return number }
    if let text = value.string, ["", "auto", "null"].contains(text.trimmed.lowercased()) { return nil }
    expected("a number", name, value)
    return nil
  }

  /// A whole number in a range; fractions are rounded, numbers outside are clamped with a warning.
  func integer(_ name: String, in range: ClosedRange<Int> = -1_000_000...1_000_000) -> Int? {
    guard let number = number(name) else { return nil }
    let clamped = min(max(number.rounded(), Double(range.lowerBound)), Double(range.upperBound))
    if clamped != number.rounded() {
      warn(.malformed, name, why: "\(number) is outside \(range.lowerBound) to \(range.upperBound)")
    }
    return Int(clamped)
  }

  /// A boolean, possibly written as text or as 0 or 1.
  func bool(_ name: String) -> Bool? {
    switch value(name) {
    case nil: return nil
    case .bool(let value): return value
    case .string("true"), .number(1): return true
    case .string("false"), .string(""), .number(0): return false
    case .some(let other):
      expected("a boolean", name, other)
      return nil
    }
  }

  /// One of several texts; any other warns and reads as missing.
  func choice<Choice>(_ name: String, _ choices: KeyValuePairs<String, Choice>) -> Choice? {
    guard let text = string(name) else { return nil }
    if let found = choices.first(where: { $0.key == text }) { return found.value }
    if !text.isEmpty { warn(.malformed, name, text, why: "none of " + choices.map(\.key).joined(separator: ", ")) }
    return nil
  }

  /// One of an enumeration's texts.
  func choice<Choice: RawRepresentable & CaseIterable>(_ name: String, of type: Choice.Type = Choice.self) -> Choice?
  where Choice.RawValue == String {
    guard let text = string(name) else { return nil }
    if let found = Choice(rawValue: text) { return found }
    warn(.malformed, name, text, why: "none of " + Choice.allCases.map(\.rawValue).joined(separator: ", "))
    return nil
  }

  func color(_ name: String) -> DashboardColor? {
    guard let text = string(name), !text.isEmpty else { return nil }
    if let color = DashboardColor(text) { return color }
    warn(.malformed, name, text, why: "no colour that can be read")
    return nil
  }

  // MARK: Objects and lists

  func object(_ name: String) -> ObjectReader? {
    switch value(name) {
    case nil: return nil
    case .object(let members): return ObjectReader(members, path: place(name), context: context)
    // Some writers leave an empty list where an object has no members.
    case .array(let elements) where elements.isEmpty: return nil
    case .some(let other):
      expected("an object", name, other)
      return nil
    }
  }

  /// The elements of a list with their paths, up to the limit.
  func elements(_ name: String, limit: Int? = nil) -> [(value: JSONValue, path: JSONPath)] {
    switch value(name) {
    case nil: return []
    case .array(let elements):
      let limit = limit ?? context.limits.elements
      if elements.count > limit {
        warn(.limit, name, why: "\(elements.count) elements; \(limit) are read")
      }
      return elements.prefix(limit).enumerated().map { ($1, .index(place(name), $0)) }
    // Some writers leave an empty object where a list has no elements.
    case .object(let members) where members.isEmpty: return []
    case .some(let other):
      expected("a list", name, other)
      return []
    }
  }

  /// The objects of a list; other elements warn.
  func objects(_ name: String, limit: Int? = nil) -> [ObjectReader] {
    elements(name, limit: limit).compactMap { value, path in
      guard let members = value.members else {
        if value != .null {
          context.warn(.malformed, path, name, "an object is expected here, not \(value.kindName)")
        }
        return nil
      }
      return ObjectReader(members, path: path, context: context)
    }
  }

  /// The texts of a list, or a single text.
  func strings(_ name: String) -> [String] {
    if case .string(let text) = value(name) { return text.isEmpty ? [] : [text] }
    return elements(name).compactMap { value, path in
      switch value {
      case .string(let text): return text
      case .number: return value.text()
      default:
        context.warn(.malformed, path, name, "text is expected here, not \(value.kindName)")
        return nil
      }
    }
  }

  // MARK: What is left out

  /// Marks members as read that do not affect what is shown.
  func ignore(_ names: String...) { asked.formUnion(names) }

  /// Marks all other members as read.
  func ignoreRest() { asked.formUnion(members.map(\.name)) }

  /// Marks a member as known but unsupported; warns if it has an effect.
  func unsupported(_ name: String, unless harmless: JSONValue..., why: String) {
    guard let value = value(name), !value.isEmpty, value != .bool(false), !harmless.contains(value) else { return }
    warn(.unsupported, name, Self.summary(name, value), why: why)
  }

  private static func summary(_ name: String, _ value: JSONValue) -> String {
    switch value {
    case .string(let text): "\(name) \(text.shortened(to: 40))"
    case .number, .bool: "\(name) \(value.text())"
    default: name
    }
  }

  /// Warns of every member that was not read and is not empty.
  func finish() {
    for member in members where !asked.contains(member.name) && !member.value.isEmpty {
      warn(.unknown, member.name, Self.summary(member.name, member.value), why: "not known here")
    }
  }
}
