import SwiftUI

/// Every word that rows of messages show or say, in one language.
///
/// ``matching(_:)`` chooses by a locale among English, German, Arabic and Japanese. A program that has another language, or
/// other words, sets its own: `.environment(\.chatWords, words)`.
public struct ChatWords: Equatable, Sendable {
  /// The language's code, which decides on plural forms.
  public let language: String
  /// Texts by their meaning; `%@` stands for a value.
  public var texts: [Word: String]
  /// Texts beside a number, `%@`, by its form; without the form that a number has, `other` is taken.
  public var plurals: [CountedWord: [PluralForm: String]]

  /// Words of a language.
  public init(language: String, texts: [Word: String], plurals: [CountedWord: [PluralForm: String]]) {
    (self.language, self.texts, self.plurals) = (language, texts, plurals)
  }

  /// The words for a locale; English where there are none in its language.
  public static func matching(_ locale: Locale) -> ChatWords {
    switch locale.language.languageCode?.identifier {
    case "de": german
    case "ar": arabic
    case "ja": japanese
    default: english
    }
  }

  /// A text; that of English where this language lacks it.
  public subscript(word: Word) -> String { texts[word] ?? Self.english.texts[word] ?? word.rawValue }

  /// A text with a value in it.
  public func callAsFunction(_ word: Word, _ value: String) -> String { Self.fill(self[word], with: value) }

  /// A text with two values in it, in the order in which they are given.
  public func callAsFunction(_ word: Word, _ first: String, _ second: String) -> String {
    let text = self[word]
    guard let place = text.range(of: "%@") else { return text }
    return String(text[..<place.lowerBound]) + first + Self.fill(String(text[place.upperBound...]), with: second)
  }

  /// A text with a number, in the digits of a locale.
  public func callAsFunction(_ word: CountedWord, _ count: Int, locale: Locale) -> String {
    let forms = plurals[word] ?? Self.english.plurals[word] ?? [:]
    let form = forms[PluralForm(count, language: language)] ?? forms[.other] ?? "%@"
    return Self.fill(form, with: count.formatted(.number.locale(locale)))
  }

  /// Only the first place is filled, so that a value may hold anything.
  private static func fill(_ text: String, with value: String) -> String {
    guard let place = text.range(of: "%@") else { return text }
    return text.replacingCharacters(in: place, with: value)
  }
}

extension EnvironmentValues {
  /// The program's own words; nil for those that match the locale.
  @Entry public var chatWords: ChatWords? = nil

  /// The words that rows show.
  var words: ChatWords { chatWords ?? .matching(locale) }
}
