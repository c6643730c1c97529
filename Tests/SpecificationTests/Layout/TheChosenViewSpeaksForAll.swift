import SwiftUI
import Testing

private struct Chosen: PreferenceKey {
  static let defaultValue: [String] = []
  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

extension LayoutSpecification {
  /// Only the view that fits hands up preferences.
  @Test func theChosenViewSpeaksForAll() {
    let journal = Journal()
    let scene = LayoutScene(80, 40) {
      ViewThatFits(in: .horizontal) {
        Block(100, 10).preference(key: Chosen.self, value: ["wide"])
        Block(50, 10).preference(key: Chosen.self, value: ["narrow"])
      }
      .onPreferenceChange(Chosen.self) { chosen in MainActor.assumeIsolated { journal(chosen.joined(separator: " ")) } }
      .named("all")
    }
    scene.expect([
      "all": rect(15, 15, 50, 10)
    ])
    #expect(journal.take() == ["narrow"])
    scene.resize(120, 40)
    #expect(journal.take() == ["wide"])
  }
}
