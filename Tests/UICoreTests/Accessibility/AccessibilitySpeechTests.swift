import SwiftUI
import Testing
@testable import UITestSupport

/// How texts are spoken, and what else is said of views.
@MainActor struct AccessibilitySpeechTests {
  private func dump<V: View>(@ViewBuilder _ view: () -> V) throws -> String {
    try TestHost(size: CGSize(width: 400, height: 300), view).elementDump
  }

  @Test func speechIsThatOfTheTextsInside() throws {
    let text = try dump {
      VStack {
        Text("a.b").speechSpellsOutCharacters(false)
        Text("c")
      }.speechSpellsOutCharacters().speechAlwaysIncludesPunctuation()
      Text("d").speechAdjustedPitch(3)
      Text("e").speechAnnouncementsQueued().speechAdjustedPitch(-0.5)
      Text("f").accessibilityTextContentType(.sourceCode)
    }
    #expect(
      text == """
        text “a.b” with punctuation
        text “c” with punctuation spelled out
        text “d” pitch 1.0
        text “e” queued pitch -0.5
        text “f” as source code
        """)
  }

  @Test func aControlIsSpokenAsItsLabel() throws {
    let text = try dump { VStack { Button("Save") {} }.speechSpellsOutCharacters() }
    #expect(text == "button “Save” spelled out")
  }

  @Test func coloursAndLargeContent() throws {
    let text = try dump {
      VStack {
        Image(systemName: "star").accessibilityIgnoresInvertColors()
        Image(systemName: "star").accessibilityIgnoresInvertColors(false)
        Text("Small").accessibilityShowsLargeContentViewer()
        Text("S").accessibilityShowsLargeContentViewer { Text("Large") }
      }
    }
    #expect(
      text == """
        image “star” keeps colours
        image “star”
        text “Small” large content
        text “S” large content “Large”
        """)
  }
}
