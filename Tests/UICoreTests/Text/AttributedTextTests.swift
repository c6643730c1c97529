import Foundation
import SwiftUI
import Testing
import UITestSupport

@testable import UICore

/// `Text(AttributedString)`, as Apple's documentation of that initialiser describes it.
@MainActor @Suite struct AttributedTextTests {
  @Test func attributesReachTheirRuns() throws {
    var string = AttributedString("one two three")
    string.foregroundColor = .blue
    let two = try #require(string.range(of: "two"))
    string[two].font = .title.bold()
    string[two].underlineStyle = .single
    string[two].strikethroughStyle = .init(color: .red)
    string[two].kern = 2
    string[two].tracking = 3
    string[two].baselineOffset = 4
    string[two].link = URL(string: "https://a.example")
    let runs = Text(string).runs
    #expect(runs.map(\.string) == ["one ", "two", " three"])
    #expect(runs.allSatisfy { $0.attributes.color == .blue })
    let attributes = runs[1].attributes
    #expect(attributes.font == .title.bold())
    #expect(attributes.underline == .init(isActive: true))
    #expect(attributes.strikethrough == .init(isActive: true, color: .red))
    #expect([attributes.kerning, attributes.tracking, attributes.baselineOffset] == [2, 3, 4])
    #expect(attributes.link?.host() == "a.example")
    #expect(runs[0].attributes.font == nil && runs[2].attributes.link == nil)
  }

  /// "Attributes in an attributed string take precedence over styles added by view modifiers."
  @Test func attributesHavePrecedence() {
    var string = AttributedString("a")
    string.foregroundColor = .blue
    let text = Text(string + AttributedString("b")).foregroundColor(.red)
    #expect(text.runs.map(\.attributes.color) == [.blue, .red])
  }

  @Test func itIsInsertedIntoTexts() {
    var string = AttributedString("*b*")
    string.font = .title
    #expect(Text("a \(string) **c**").runs.map(\.string) == ["a ", "*b*", " ", "c"])
    #expect(Text("a \(string)").runs[1].attributes.font == .title)
    // A literal stays a key, which is Markdown.
    #expect(Text("**a**").runs.map(\.string) == ["a"])
  }

  /// The frame is that of the same text by modifiers: attributes are laid out, not only kept.
  @Test func itTakesThePlaceOfTheSameTextByModifiers() throws {
    func size(_ text: Text) throws -> CGSize {
      let host = try TestHost(size: CGSize(width: 400, height: 100)) { text }
      return try #require(host.staticTexts.first).frame.size
    }
    var string = AttributedString("Wide")
    string.font = .largeTitle
    string.kern = 5
    let (attributed, modified) = (try size(Text(string)), try size(Text("Wide").font(.largeTitle).kerning(5)))
    #expect(attributed == modified)
    #expect(try attributed.width > size(Text("Wide")).width + 4 * 5)
  }
}
