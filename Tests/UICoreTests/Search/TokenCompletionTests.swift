import SwiftUI
import Testing
import UITestSupport

/// Suggestions that add tokens.
@MainActor @Suite struct TokenCompletionTests {
  private struct Tag: Identifiable { let id: String }

  private struct Tagged: View {
    @State private var text = ""
    @State private var tags: [Tag] = []
    @State private var isPresented = false
    var body: some View {
      NavigationStack {
        VStack {
          Text("\(text)|\(tags.map(\.id).joined(separator: ","))")
          Button("Find") { isPresented = true }
        }
        .searchable(text: $text, tokens: $tags, isPresented: $isPresented) { Text($0.id) }
        .searchSuggestions {
          Text("word").searchCompletion("word")
          Text("red").searchCompletion(Tag(id: "red"))
          // Not of the tokens' type.
          Text("other").searchCompletion(Odd(id: 1))
        }
      }
    }
  }

  private struct Odd: Identifiable { let id: Int }

  @Test func aTokenStandsInPlaceOfTheText() throws {
    let host = try TestHost(size: CGSize(width: 500, height: 300)) { Tagged() }
    host.buttons["Find"]?.click()
    host.type("re")
    #expect(host.staticTexts["re|"] != nil)
    host.buttons["red"]?.click()
    #expect(host.staticTexts["|red"] != nil, "\(host.elementDump)")
    host.buttons["word"]?.click()
    #expect(host.staticTexts["word|red"] != nil)
    host.buttons["other"]?.click()
    #expect(host.staticTexts["|red"] != nil)
  }
}
