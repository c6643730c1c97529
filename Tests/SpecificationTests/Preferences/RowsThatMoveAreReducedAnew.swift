import SwiftUI
import Testing
import UITestSupport

private enum Names: PreferenceKey {
  static var defaultValue: [String] { [] }
  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

extension PreferenceSpecification {
  @Test func rowsThatMoveAreReducedAnew() throws {
    let (journal, names) = (Journal(), Outside(["a", "b", "c"]))
    let host = try TestHost {
      Following(names) { names in
        VStack { ForEach(names, id: \.self) { Color.red.preference(key: Names.self, value: [$0]) } }
          .onPreferenceChange(Names.self) { journal($0.joined()) }
      }
    }
    for next in [["c", "a", "b"], ["c", "b"], ["d", "c", "b"]] {
      names.value = next
      host.update()
    }
    #expect(journal.take() == ["abc", "cab", "cb", "dcb"])
  }
}
