import SwiftUI
import Testing
import UITestSupport

private enum Name: PreferenceKey {
  static var defaultValue: String { "nobody" }
  static func reduce(value: inout String, nextValue: () -> String) { value += nextValue() }
}

extension PreferenceSpecification {
  @Test func withoutViewsThereIsTheDefault() throws {
    let journal = Journal()
    _ = try TestHost {
      Color.red.overlayPreferenceValue(Name.self) { name in
        let _ = journal(name)
        Color.clear
      }
    }
    #expect(journal.take() == ["nobody"])
  }
}
