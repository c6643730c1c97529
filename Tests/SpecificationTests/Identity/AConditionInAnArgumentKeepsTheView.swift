import SwiftUI
import Testing
import UITestSupport

extension IdentitySpecification {
  /// Apple, "Demystify SwiftUI" (2021): a ternary in a modifier is one view with two looks.
  @Test func aConditionInAnArgumentKeepsTheView() throws {
    let (census, flag) = (Census(), Outside(true))
    let host = try TestHost { Following(flag) { Resident($0 ? "on" : "off", census).opacity($0 ? 1 : 0.5) } }
    flag.value = false
    host.update()
    #expect(census.take() == ["on1", "off1"])
  }
}
