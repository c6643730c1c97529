import Foundation

/// A value in a localized key, as it is printed and as plural rules and formats of translations see it.
struct FormatArgument: Equatable, Sendable {
  enum Value: Equatable, Sendable {
    case string
    case integer(Int64)
    case unsigned(UInt64)
    case number(Double)
    case text(Text)
  }
  var value: Value
  /// The value as the key prints it; empty for texts.
  var shown: String
  /// What stands for it in the key, such as `%lld`.
  var specifier: String

  /// The number that plural rules look at.
  var number: Double? {
    switch value {
    case .integer(let value): Double(value)
    case .unsigned(let value): Double(value)
    case .number(let value): value
    case .string: Double(shown)
    case .text(let text): text.number
    }
  }

  /// The number, where the key says that it is one.
  var countedNumber: Double? {
    switch value {
    case .string, .text: nil
    default: number
    }
  }

  /// The value as a translation asks for it; what a specifier cannot print is printed as in the key.
  func printed(_ specifier: FormatSpecifier) -> String {
    if specifier.text == self.specifier { return shown }
    // Wider fields than these are mistakes, or attacks.
    guard specifier.modifiers.count <= 8, specifier.numbers.allSatisfy({ $0 <= 100 }) else { return shown }
    let format = "%" + specifier.modifiers
    switch (specifier.conversion, value) {
    case ("d", .integer(let value)), ("i", .integer(let value)): return integer(format, "lld", value)
    case ("u", .integer(let value)), ("x", .integer(let value)), ("X", .integer(let value)), ("o", .integer(let value)):
      return integer(format, "ll\(specifier.conversion)", value)
    case ("d", .unsigned(let value)), ("i", .unsigned(let value)), ("u", .unsigned(let value)):
      return integer(format, "llu", value)
    case ("x", .unsigned(let value)), ("X", .unsigned(let value)), ("o", .unsigned(let value)):
      return integer(format, "ll\(specifier.conversion)", value)
    case ("d", .number(let value)), ("i", .number(let value)):
      return Int64(exactly: value.rounded(.towardZero)).map { integer(format, "lld", $0) } ?? shown
    case ("f", _), ("e", _), ("E", _), ("g", _), ("G", _):
      if case .string = value { return shown }
      return number.map { String(format: format + String(specifier.conversion), $0) } ?? shown
    default: return shown
    }
  }

  private func integer(_ format: String, _ conversion: String, _ value: some CVarArg) -> String {
    format == "%" && conversion == "lld" ? shownInteger(value) : String(format: format + conversion, value)
  }

  private func shownInteger(_ value: some CVarArg) -> String {
    guard let value = value as? Int64 else { return shown }
    return String(value)
  }
}

/// A place for a value in a format, such as `%1$.2f`.
struct FormatSpecifier: Equatable {
  /// Without a position.
  var text: String
  /// Flags, width and precision.
  var modifiers: String
  /// The letter.
  var conversion: Character

  /// Width and precision.
  var numbers: [Int] { modifiers.split { !$0.isASCII || !$0.isNumber }.map { Int($0) ?? .max } }
}
