import SwiftUI
import Testing
import UITestSupport

private enum Parity: PreferenceKey {
  static var defaultValue: Int { 0 }
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

extension PreferenceSpecification {
  @Test func anEqualValueIsNoChange() throws {
    let (journal, number) = (Journal(), Outside(1))
    let host = try TestHost {
      Following(number) { number in
        Text(verbatim: "\(number)")
          .preference(key: Parity.self, value: number % 2)
          .onPreferenceChange(Parity.self) { journal("\($0)") }
      }
    }
    for next in [3, 5, 6] {
      number.value = next
      host.update()
    }
    #expect(journal.take() == ["1", "0"])
  }
}
