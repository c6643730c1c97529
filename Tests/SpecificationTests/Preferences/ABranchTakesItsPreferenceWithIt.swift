import SwiftUI
import Testing
import UITestSupport

private enum Names: PreferenceKey {
  static var defaultValue: [String] { [] }
  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

extension PreferenceSpecification {
  @Test func aBranchTakesItsPreferenceWithIt() throws {
    let (journal, isOn) = (Journal(), Outside(true))
    let host = try TestHost {
      Following(isOn) { isOn in
        VStack {
          Color.red.preference(key: Names.self, value: ["a"])
          if isOn { Color.red.preference(key: Names.self, value: ["b"]) }
        }
        .onPreferenceChange(Names.self) { journal($0.joined()) }
      }
    }
    for _ in 0..<2 {
      isOn.value.toggle()
      host.update()
    }
    #expect(journal.take() == ["ab", "a", "ab"])
  }
}
