import SwiftUI
import Testing
import UITestSupport

private enum Product: PreferenceKey {
  static var defaultValue: Int { 0 }
  static func reduce(value: inout Int, nextValue: () -> Int) { value *= nextValue() }
}

extension PreferenceSpecification {
  /// A value stands as it is where only one view hands one up: the default takes no part.
  @Test func oneValueIsNotReduced() throws {
    let journal = Journal()
    _ = try TestHost {
      VStack {
        Color.red
        Color.red.preference(key: Product.self, value: 5)
      }
      .onPreferenceChange(Product.self) { journal("\($0)") }
    }
    #expect(journal.take() == ["5"])
  }
}
