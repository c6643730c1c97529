import TextLayout

/// What a table has for a key.
enum Translation: Equatable, Sendable {
  case text(String)
  /// One text for each category of the first number among the values.
  case plural([PluralCategory: String])
  /// A format with places for texts that follow numbers, `%#@name@`.
  case format(String, [String: Variable])

  /// A text that follows one of the values.
  struct Variable: Equatable, Sendable {
    /// Which value it follows, counted from 1; nil for the next one.
    var argument: Int?
    /// How `%arg` is printed, without the percent sign.
    var specifier: String
    var forms: [PluralCategory: String]
  }
}

extension [PluralCategory: String] {
  /// The form for a number: that for nothing is taken for 0 in every language that has it, as Foundation does.
  func form(for number: Double?, _ rules: PluralRules) -> String? {
    guard let number else { return self[.other] }
    if number == 0, let nothing = self[.zero] { return nothing }
    return self[rules.category(of: number)] ?? self[.other]
  }
}

/// The translations of one table into one language.
struct StringTable {
  let rules: PluralRules
  var entries: [String: Translation] = [:]
}
