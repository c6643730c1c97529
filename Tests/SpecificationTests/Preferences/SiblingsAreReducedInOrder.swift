import SwiftUI
import Testing
import UITestSupport

private enum Names: PreferenceKey {
  static var defaultValue: [String] { [] }
  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

extension PreferenceSpecification {
  /// Apple, `PreferenceKey`: `reduce` sees the values of the views in view-tree order.
  @Test func siblingsAreReducedInOrder() throws {
    let journal = Journal()
    _ = try TestHost {
      VStack {
        Color.red.preference(key: Names.self, value: ["a"])
        HStack {
          Color.red.preference(key: Names.self, value: ["b"])
          Color.red
          Color.red.preference(key: Names.self, value: ["c"])
        }
        Color.red.preference(key: Names.self, value: ["d"])
      }
      .onPreferenceChange(Names.self) { journal($0.joined()) }
    }
    #expect(journal.take() == ["abcd"])
  }
}
