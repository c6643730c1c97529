import Foundation
import SwiftUI
import Testing
import UICore
import UITestSupport

/// When scopes of a search show, and where suggestions do not.
@MainActor struct SearchPlacementTests {
  private struct Scoped: View {
    let activation: SearchScopeActivation
    @State private var text = ""
    @State private var scope = 1
    var body: some View {
      NavigationStack {
        Text("words").frame(maxWidth: .infinity, maxHeight: .infinity)
          .searchable(text: $text)
          .searchScopes($scope, activation: activation) {
            Text("here").tag(1)
            Text("everywhere").tag(2)
          }
      }
    }
  }

  @Test(arguments: [(SearchScopeActivation.onTextEntry, false), (.onSearchPresentation, true), (.automatic, true)])
  func scopesShowFromWhenTheyAreActive(activation: SearchScopeActivation, atOnce: Bool) throws {
    let host = try TestHost(size: CGSize(width: 500, height: 300)) { Scoped(activation: activation) }
    #expect(host.allElements["everywhere"] == nil)
    try #require(host.textFields.first).click()
    host.advance(by: 1)
    #expect((host.allElements["everywhere"] != nil) == atOnce)
    host.type("x")
    host.advance(by: 1)
    #expect(host.allElements["everywhere"] != nil)
  }

  private struct Suggesting: View {
    let hidden: SearchSuggestionsPlacement.Set
    @State private var text = ""
    var body: some View {
      NavigationStack {
        Text("words").frame(maxWidth: .infinity, maxHeight: .infinity)
          .searchable(text: $text) { Text("apples").searchCompletion("apples") }
          .searchSuggestions(.hidden, for: hidden)
      }
    }
  }

  @Test func suggestionsAreHiddenWhereTheyWouldBe() throws {
    for (profile, hidden, isShown) in [
      (PlatformProfile.desktop, SearchSuggestionsPlacement.Set.menu, false), (.desktop, .content, true),
      (.phone, .menu, true), (.phone, .content, false),
    ] {
      let host = try TestHost(size: CGSize(width: 400, height: 500), profile: profile) { Suggesting(hidden: hidden) }
      try #require(host.textFields.first).click()
      host.advance(by: 1)
      #expect((host.buttons["apples"] != nil) == isShown)
    }
  }
}
