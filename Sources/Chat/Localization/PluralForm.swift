/// The form that a word takes beside a number, by CLDR's names. Languages have some of them; all have `other`.
public enum PluralForm: String, CaseIterable, Hashable, Sendable {
  /// Arabic: none.
  case zero
  /// English and German: 1. Arabic: 1.
  case one
  /// Arabic: 2.
  case two
  /// Arabic: 3 to 10, 103 to 110, and so on.
  case few
  /// Arabic: 11 to 99, 111 to 199, and so on.
  case many
  /// All others.
  case other
}

extension PluralForm {
  /// CLDR 46's rules for whole numbers of the languages that ``ChatWords`` has; others are taken as English.
  init(_ count: Int, language: String) {
    let count = count.magnitude
    switch language {
    case "ja": self = .other
    case "ar":
      switch (count, count % 100) {
      case (0, _): self = .zero
      case (1, _): self = .one
      case (2, _): self = .two
      case (_, 3...10): self = .few
      case (_, 11...99): self = .many
      default: self = .other
      }
    default: self = count == 1 ? .one : .other
    }
  }
}
