import SwiftUI
import Testing
import UITestSupport

private enum Name: PreferenceKey {
  static var defaultValue: String { "" }
  static func reduce(value: inout String, nextValue: () -> String) { value += nextValue() }
}

extension PreferenceSpecification {
  @Test func theOuterOfTwoReplacesTheInner() throws {
    let journal = Journal()
    _ = try TestHost {
      Color.red
        .preference(key: Name.self, value: "inner")
        .onPreferenceChange(Name.self) { journal("inside \($0)") }
        .preference(key: Name.self, value: "outer")
        .onPreferenceChange(Name.self) { journal("outside \($0)") }
    }
    #expect(journal.take() == ["inside inner", "outside outer"])
  }
}
