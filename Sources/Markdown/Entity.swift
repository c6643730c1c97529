/// HTML's character references.
enum Entity {
  /// The character of a reference by number or by one of the usual names, such as `&#8230;`, `&#x2026;` or `&amp;`; the
  /// reference itself where it is none of these.
  static func text(of reference: String) -> String {
    guard reference.hasPrefix("&"), reference.hasSuffix(";") else { return reference }
    let name = reference.dropFirst().dropLast()
    if name.hasPrefix("#x") || name.hasPrefix("#X") { return character(UInt32(name.dropFirst(2), radix: 16)) }
    if name.hasPrefix("#") { return character(UInt32(name.dropFirst())) }
    return named[String(name)] ?? reference
  }

  /// A number that stands for no character is replaced, as CommonMark says.
  private static func character(_ number: UInt32?) -> String {
    guard let number, number != 0, let scalar = Unicode.Scalar(number) else { return "\u{FFFD}" }
    return String(scalar)
  }

  private static let named = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "copy": "©", "reg": "®",
    "trade": "™",
    "hellip": "…", "ndash": "–", "mdash": "—", "lsquo": "‘", "rsquo": "’", "ldquo": "“", "rdquo": "”", "laquo": "«",
    "raquo": "»", "bull": "•", "middot": "·", "deg": "°", "plusmn": "±", "times": "×", "divide": "÷", "euro": "€",
    "pound": "£", "yen": "¥", "cent": "¢", "sect": "§", "para": "¶", "larr": "←", "uarr": "↑", "rarr": "→", "darr": "↓",
  ]
}
