import Foundation
import SwiftUI
import Testing
import UITestSupport

/// Nouns that a text asks to have inflected agree with the numbers before them.
@MainActor struct GrammarAgreementTests {
  private func shown(_ key: LocalizedStringKey) throws -> String? {
    try TestHost(size: CGSize(width: 400, height: 40)) { Text(key) }.staticTexts.first?.label
  }

  @Test func anEnglishNounAgreesWithItsNumber() throws {
    func photos(_ count: Int) throws -> String? { try shown("^[\(count) photo](inflect: true) selected") }
    #expect(try photos(0) == "0 photos selected")
    #expect(try photos(1) == "1 photo selected")
    #expect(try photos(2) == "2 photos selected")
    #expect(try shown("^[\(3) new entry](inflect: true)") == "3 new entries")
    #expect(try shown("^[\(2) Person](inflect: true)") == "2 People")
    #expect(try shown("^[\(2) box](inflect: true) and ^[\(1) day](inflect: true)") == "2 boxes and 1 day")
    #expect(try shown("^[\(2) items](inflect: true)") == "2 items")
  }

  @Test func aValueMayBeTheNoun() throws {
    let noun = "apple"
    #expect(try shown("^[\(5) \(noun)](inflect: true)") == "5 apples")
    #expect(try shown("You have **^[\(5) \(noun)](inflect: true)**.") == "You have 5 apples.")
  }

  @Test func otherAttributesAreNotShown() throws {
    #expect(try shown("A ^[bright](rainbow: 'extreme') day") == "A bright day")
    #expect(try shown("2^[3] and ^[x") == "2^[3] and ^[x")
  }
}
