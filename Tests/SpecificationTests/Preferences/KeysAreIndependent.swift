import SwiftUI
import Testing
import UITestSupport

private enum Left: PreferenceKey {
  static var defaultValue: Int { 0 }
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

private enum Right: PreferenceKey {
  static var defaultValue: Int { 0 }
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

extension PreferenceSpecification {
  @Test func keysAreIndependent() throws {
    let (journal, values) = (Journal(), Outside((left: 1, right: 1)))
    let host = try TestHost {
      Following(values) { values in
        HStack {
          Color.red.preference(key: Left.self, value: values.left)
          Color.red.preference(key: Right.self, value: values.right)
        }
        .overlayPreferenceValue(Left.self) { left in
          let _ = journal("left \(left)")
          Color.clear
        }
        .onPreferenceChange(Right.self) { journal("right \($0)") }
      }
    }
    #expect(journal.take().sorted() == ["left 1", "right 1"])
    values.value.right = 2
    host.update()
    // The layer's closure came anew with the body around it; what it is handed has not changed.
    #expect(journal.take().filter { $0 != "left 1" } == ["right 2"])
  }
}
