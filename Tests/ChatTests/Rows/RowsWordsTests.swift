import Foundation
import SwiftUI
import Testing

@testable import Chat

/// Every word in every language, with the forms that its numbers need.
struct RowsWordsTests {
  @Test(arguments: ["en", "de", "ar", "ja"]) func nothingIsMissing(language: String) {
    let words = ChatWords.matching(Locale(identifier: language))
    #expect(words.language == language)
    #expect(Set(words.texts.keys) == Set(ChatWords.Word.allCases))
    #expect(Set(words.plurals.keys) == Set(ChatWords.CountedWord.allCases))
    let forms: Set<PluralForm> =
      switch words.language {
      case "ja": [.other]
      case "ar": Set(PluralForm.allCases)
      default: [.one, .other]
      }
    for (word, texts) in words.plurals { #expect(Set(texts.keys) == forms, "\(word)") }
    for word in [ChatWords.Word.answers, .ownReaction] { #expect(words[word].contains("%@")) }
  }

  /// CLDR 46, the samples of its table for whole numbers.
  @Test func arabicHasSixForms() {
    let samples: [(PluralForm, [Int])] = [
      (.zero, [0]), (.one, [1]), (.two, [2]), (.few, [3, 10, 103, 110, 1003]), (.many, [11, 26, 99, 111, 1011]),
      (.other, [100, 102, 200, 1000, 1_000_000]),
    ]
    for (form, numbers) in samples { for number in numbers { #expect(PluralForm(number, language: "ar") == form) } }
    let locale = Locale(identifier: "ar_EG")
    #expect(ChatWords.arabic(.replies, 2, locale: locale) == "ردّان")
    #expect(ChatWords.arabic(.replies, 3, locale: locale) == "٣ ردود")
  }

  @Test func localesChooseTheirLanguage() {
    #expect(ChatWords.matching(Locale(identifier: "de_AT")).language == "de")
    #expect(ChatWords.matching(Locale(identifier: "ar")).language == "ar")
    #expect(ChatWords.matching(Locale(identifier: "ja_JP")).language == "ja")
    #expect(ChatWords.matching(Locale(identifier: "fr_FR")).language == "en")
    let english = Locale(identifier: "en_US")
    #expect(ChatWords.english(.replies, 1, locale: english) == "1 reply")
    #expect(ChatWords.english(.replies, 1_200, locale: english) == "1,200 replies")
    #expect(ChatWords.german(.replies, 1_200, locale: Locale(identifier: "de_DE")) == "1.200 Antworten")
    #expect(ChatWords.japanese(.readers, 5, locale: Locale(identifier: "ja_JP")) == "5人が既読")
  }

  @Test func valuesAreNoFormats() { #expect(ChatWords.english(.answers, "%@ %d") == "In reply to %@ %d") }
}
