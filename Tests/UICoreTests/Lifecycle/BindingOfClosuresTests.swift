import SwiftUI
import Testing
import UITestSupport

/// Bindings of two closures, which read and write what belongs to the main actor as the view's body does.
@MainActor struct BindingOfClosuresTests {
  private struct Scores: View {
    @State private var scores = ["a": 1]
    @State private var isShouting = false
    private func score(_ name: String) -> Binding<Int> {
      Binding {
        scores[name] ?? 0
      } set: {
        scores[name] = $0
      }
    }
    var body: some View {
      VStack {
        Stepper("a", value: score("a"))
        Stepper("b", value: score("b"))
        TextField("text", text: Binding(get: { isShouting ? "!" : "" }, set: { isShouting = $0.hasSuffix("!") }))
        Button("animated") {
          Binding(get: { scores["c"] ?? 0 }, set: { value, _ in scores["c"] = value }).wrappedValue += 5
        }
        Text(scores.sorted { $0.key < $1.key }.map { "\($0)\($1)" }.joined(separator: " "))
        Text("shouting \(isShouting)")
      }
    }
  }

  @Test func theyReachTheStateOfTheirView() throws {
    let host = try TestHost(size: CGSize(width: 300, height: 200)) { Scores() }
    host.allElements["b"]?.adjust(.increment)
    #expect(host.staticTexts["a1 b1"] != nil)
    host.buttons["animated"]?.click()
    #expect(host.staticTexts["a1 b1 c5"] != nil)
    host.textFields["text"]?.type("!")
    #expect(host.staticTexts["shouting true"] != nil)
  }
}
