import SwiftUI
import Testing
import UITestSupport

private enum Count: PreferenceKey {
  static var defaultValue: Int { 100 }
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

extension PreferenceSpecification {
  /// Where nothing is handed up, a transform starts from the default.
  @Test func aTransformChangesWhatItsContentHandsUp() throws {
    let journal = Journal()
    _ = try TestHost {
      VStack {
        Color.red.preference(key: Count.self, value: 1).transformPreference(Count.self) { $0 *= 2 }
        Color.red.preference(key: Count.self, value: 3)
      }
      .transformPreference(Count.self) { $0 += 10 }
      .onPreferenceChange(Count.self) { journal("\($0)") }
      Color.red
        .transformPreference(Count.self) { $0 += 1 }
        .onPreferenceChange(Count.self) { journal("\($0)") }
    }
    #expect(journal.take() == ["15", "101"])
  }
}
