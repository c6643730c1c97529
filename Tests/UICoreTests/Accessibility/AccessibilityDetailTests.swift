import Foundation
import SwiftUI
import Testing
import UICore
@testable import UITestSupport

/// What is said of one element besides its label, and read from it one by one.
@MainActor struct AccessibilityDetailTests {
  private func element<V: View>(@ViewBuilder _ view: () -> V) throws -> AccessibilityElement {
    let elements = try TestHost(view).accessibility
    #expect(elements.count == 1)
    return try #require(elements.first)
  }

  @Test func inputLabelsAreFurtherNames() throws {
    let button = Button("John Fitzgerald Kennedy") {}
    let keys = try element { button.accessibilityInputLabels(["John", "Kennedy", "JFK"]) }
    #expect(keys.inputLabels == ["John", "Kennedy", "JFK"])
    // What is read aloud stays.
    #expect(keys.label == "John Fitzgerald Kennedy")
    #expect(try element { button.accessibilityInputLabels([Text("JFK")]) }.inputLabels == ["JFK"])
    let names = ["Jack", "K"].map { Substring($0) }
    #expect(try element { button.accessibilityInputLabels(names) }.inputLabels == ["Jack", "K"])
    #expect(try element { button }.inputLabels.isEmpty)
  }

  /// Apple's levels have the raw values 0 for none that is said and 1…6.
  @Test(arguments: 0...6) func headingsHaveLevels(number: UInt) throws {
    func title(_ level: AccessibilityHeadingLevel) -> some View { Text("Chapter").accessibilityHeading(level) }
    let level = try #require(AccessibilityHeadingLevel(rawValue: number))
    #expect([.unspecified, .h1, .h2, .h3, .h4, .h5, .h6][Int(number)] == level)
    #expect(try element { title(level) }.heading == level)
    #expect(try element { Text("Chapter") }.heading == nil)
    #expect(AccessibilityHeadingLevel(rawValue: 7) == nil)
  }

  @Test func customContentIsLabelsWithValues() throws {
    let age = "3"
    let custom = try element {
      Text("Rex")
        .accessibilityCustomContent("Breed", Text("Collie"))
        .accessibilityCustomContent(Text("Owner"), Text("Ada"))
        .accessibilityCustomContent("Age", age)
    }.custom
    #expect(
      Dictionary(uniqueKeysWithValues: custom.map { ($0.label, $0.value) })
        == ["Breed": "Collie", "Owner": "Ada", "Age": "3"])
  }

  /// Where nothing is said, actions and the kind of view decide.
  @Test func interactionIsInferredUnlessItIsSaid() throws {
    #expect(try !element { Text("a") }.isInteractive)
    #expect(try element { Text("a").accessibilityRespondsToUserInteraction() }.isInteractive)
    #expect(try element { Button("a") {} }.isInteractive)
    #expect(try !element { Button("a") {}.accessibilityRespondsToUserInteraction(false) }.isInteractive)
  }

  @Test func traitsAreASet() throws {
    func traits(_ added: AccessibilityTraits, _ removed: AccessibilityTraits = []) throws -> AccessibilityTraits {
      try element { Text("0:12").accessibilityAddTraits(added).accessibilityRemoveTraits(removed) }.traits
    }
    let timer: AccessibilityTraits = [.updatesFrequently, .isSummaryElement]
    #expect(try traits([]) == .isStaticText)
    #expect(try traits(timer) == timer.union(.isStaticText))
    #expect(try traits(timer, [.isStaticText, .isSummaryElement]) == .updatesFrequently)
  }

  private struct Rating: View {
    @State private var last: AccessibilityAdjustmentDirection?
    var body: some View {
      Color.red.accessibilityElement().accessibilityLabel("Rating")
        .accessibilityValue(last == nil ? "none" : last == .increment ? "up" : "down")
        .accessibilityAdjustableAction { direction in last = direction }
    }
  }

  @Test func adjustingTellsTheDirection() throws {
    let host = try TestHost { Rating() }
    #expect(host.elements[0].value == "none")
    for (direction, value) in [(AccessibilityAdjustmentDirection.decrement, "down"), (.increment, "up")] {
      #expect(host.elements[0].adjust(direction))
      #expect(host.elements[0].value == value)
    }
  }

  private struct Note: View {
    let kind: AccessibilityTextContentType
    var body: some View { Text("ls").accessibilityTextContentType(kind) }
  }

  @Test func textsHaveTheInnermostKind() throws {
    let host = try TestHost {
      VStack {
        Note(kind: .console)
        Text("Once upon a time")
      }
      .accessibilityTextContentType(.narrative)
    }
    #expect(host.accessibility.map(\.speech.textContentType) == [.console, .narrative])
  }

  @Test func theModifiersAttachWhatTheySay() throws {
    let named: ModifiedContent<Text, AccessibilityAttachmentModifier> = Text("1").accessibilityLabel("One")
    // The attachment of one view applied to another says the same of it.
    let other = try element { Text("2").modifier(named.modifier) }
    #expect(try element { named }.label == "One" && other.label == "One")
  }
}
