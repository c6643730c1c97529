import Foundation

/// Automatic grammar agreement: the noun of `^[3 apple](inflect: true)` is in the plural, and the marks are not shown.
///
/// English nouns alone are changed, by its common rules. Attributes of other names are dropped.
struct GrammarAgreement {
  /// Where the values stand: the n-th is the n-th of these letters.
  let marks: ClosedRange<UInt32>
  /// Whether the text is English.
  var inflects = true

  /// - Parameter values: of the marks in the template; the last word may be one of them.
  func apply(to template: inout String, values: inout [Text.Run]) {
    var rest = template[...]
    var result = ""
    while let start = rest.range(of: "^["), let part = Part(rest[start.upperBound...]) {
      result += rest[..<start.lowerBound]
      result += inflects && part.isInflected ? inflected(part.text, &values) : String(part.text)
      rest = rest[part.end...]
    }
    if rest.startIndex > template.startIndex { template = result + rest }
  }

  /// What is between `^[` and the closing parenthesis.
  private struct Part {
    let text: Substring
    let isInflected: Bool
    let end: String.Index

    init?(_ string: Substring) {
      var depth = 1
      guard
        let close = string.firstIndex(where: {
          depth += $0 == "[" ? 1 : $0 == "]" ? -1 : 0
          return depth == 0
        }), string[close...].hasPrefix("]("),
        let last = string[close...].firstIndex(of: ")")
      else { return nil }
      let attributes = string[close..<last].dropFirst(2)
      guard attributes.contains(":") else { return nil }
      text = string[..<close]
      isInflected = attributes.filter { !$0.isWhitespace }.contains("inflect:true")
      end = string.index(after: last)
    }
  }

  private func inflected(_ text: Substring, _ values: inout [Text.Run]) -> String {
    guard let number = number(in: text, values), abs(number) != 1 else { return String(text) }
    func isWord(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.isAlphabetic }
    let scalars = text.unicodeScalars
    for index in scalars.indices.reversed() {
      if let value = value(scalars[index]), values[value].string.unicodeScalars.last.map(isWord) ?? false {
        values[value].string = Self.plural(of: values[value].string)
        return String(text)
      }
      guard isWord(scalars[index]) else { continue }
      let end = scalars.index(after: index)
      let start = scalars[..<end].lastIndex { !isWord($0) }.map(scalars.index(after:)) ?? scalars.startIndex
      return "\(text[..<start])\(Self.plural(of: String(text[start..<end])))\(text[end...])"
    }
    return String(text)
  }

  private func value(_ scalar: Unicode.Scalar) -> Int? {
    marks.contains(scalar.value) ? Int(scalar.value - marks.lowerBound) : nil
  }

  /// The first number of the text, a value or written out.
  private func number(in text: Substring, _ values: [Text.Run]) -> Double? {
    let written = text.unicodeScalars.map { value($0).map { " \(values[$0].string) " } ?? String($0) }.joined()
    for word in written.split(whereSeparator: \.isWhitespace) {
      if let number = Double(word.filter { $0 != "," && $0 != "'" && $0 != "\u{2019}" }) { return number }
    }
    return nil
  }

  private static let irregular = [
    "person": "people", "man": "men", "woman": "women", "child": "children", "foot": "feet", "tooth": "teeth",
    "mouse": "mice", "goose": "geese", "life": "lives", "knife": "knives", "leaf": "leaves", "half": "halves",
    "shelf": "shelves", "potato": "potatoes", "tomato": "tomatoes", "hero": "heroes", "sheep": "sheep", "fish": "fish",
    "series": "series", "species": "species", "deer": "deer",
  ]

  /// The plural of an English noun, or of the last word of several; what is in the plural stays.
  private static func plural(of text: String) -> String {
    let start = text.lastIndex { $0.isWhitespace }.map(text.index(after:)) ?? text.startIndex
    let noun = text[start...]
    let lower = noun.lowercased()
    func ends(_ endings: String...) -> Bool { endings.contains { lower.hasSuffix($0) } }
    if let other = irregular[lower] { return "\(text[..<start])\(noun.prefix(1))\(other.dropFirst())" }
    if ends("s") && !ends("ss", "us", "is") { return text }
    if ends("s", "x", "z", "ch", "sh") { return text + "es" }
    if ends("y"), !ends("ay", "ey", "iy", "oy", "uy") { return "\(text.dropLast())ies" }
    return text + "s"
  }
}
