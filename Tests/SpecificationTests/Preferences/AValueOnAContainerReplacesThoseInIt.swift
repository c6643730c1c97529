import SwiftUI
import Testing
import UITestSupport

private enum Name: PreferenceKey {
  static var defaultValue: String { "" }
  static func reduce(value: inout String, nextValue: () -> String) { value += nextValue() }
}

extension PreferenceSpecification {
  @Test func aValueOnAContainerReplacesThoseInIt() throws {
    let journal = Journal()
    _ = try TestHost {
      VStack {
        Color.red.preference(key: Name.self, value: "a")
        Color.red.preference(key: Name.self, value: "b")
      }
      .preference(key: Name.self, value: "all")
      .onPreferenceChange(Name.self) { journal($0) }
    }
    #expect(journal.take() == ["all"])
  }
}
