import SwiftUI
import Testing
import UITestSupport

/// A view is copied at each level on its way into the tree: what it holds is small, however large what it reads is.
@MainActor @Suite struct CopiedViewTests {
  /// 64 colours, as the theme of a program may have.
  struct Theme: Equatable, Sendable {
    var name = "Light"
    var colors = Colors()
    struct Colors: Equatable, Sendable {
      var a = Color.red, b = Color.red, c = Color.red, d = Color.red, e = Color.red, f = Color.red, g = Color.red
    }
  }

  @Test func aColourIsFourNumbersAndATag() {
    // Four Floats and a byte that tells what they are.
    #expect(MemoryLayout<Color>.size == 4 * 4 + 1)
  }

  @Test func aPropertyOfTheEnvironmentIsAReference() {
    // The larger of a reference and a closure of two words, and a tag.
    #expect(MemoryLayout<Environment<Theme>>.size == 2 * 8 + 1)
  }

  private struct Reader: View {
    @Environment(\.theme) private var theme
    let tell: (String) -> Void
    var body: some View {
      Button(theme.name) { tell(theme.name) }
    }
  }

  private struct Content: View {
    let tell: (String) -> Void
    @State private var theme = Theme()
    var body: some View {
      VStack {
        Reader(tell: tell)
        Button("Change") { theme.name = "Dark" }
      }
      .environment(\.theme, theme)
    }
  }

  /// What a body has read stays in its closures; the next body reads anew.
  @Test func readersSeeEachValueOnce() throws {
    var told: [String] = []
    let host = try TestHost(size: CGSize(width: 200, height: 100)) { Content { told.append($0) } }
    try #require(host.buttons["Light"]).click()
    try #require(host.buttons["Change"]).click()
    #expect(host.bodies(of: Reader.self) == 2)
    try #require(host.buttons["Dark"]).click()
    #expect(told == ["Light", "Dark"])
  }
}

extension EnvironmentValues {
  @Entry fileprivate var theme = CopiedViewTests.Theme()
}
