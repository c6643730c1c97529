import SwiftUI
import Testing
import UITestSupport

private enum First: PreferenceKey {
  static var defaultValue: String? { nil }
  static func reduce(value: inout String?, nextValue: () -> String?) { value = value ?? nextValue() }
}

extension PreferenceSpecification {
  @Test func theFirstOfManyCanDecide() throws {
    let (journal, isShown) = (Journal(), Outside(true))
    let host = try TestHost {
      Following(isShown) { isShown in
        VStack {
          if isShown { Color.red.preference(key: First.self, value: "a") }
          Color.red.preference(key: First.self, value: "b")
        }
        .onPreferenceChange(First.self) { journal($0 ?? "none") }
      }
    }
    isShown.value = false
    host.update()
    #expect(journal.take() == ["a", "b"])
  }
}
