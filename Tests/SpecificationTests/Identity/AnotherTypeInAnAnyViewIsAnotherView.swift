import SwiftUI
import Testing
import UITestSupport

extension IdentitySpecification {
  /// Apple, `AnyView`: whenever the type of view used with it changes, the old hierarchy is destroyed and a new one is made.
  @Test func anotherTypeInAnAnyViewIsAnotherView() throws {
    let (census, flag) = (Census(), Outside(true))
    let host = try TestHost {
      Following(flag) { $0 ? AnyView(Resident("a", census)) : AnyView(Resident("a", census).padding()) }
    }
    flag.value = false
    host.update()
    flag.value = true
    host.update()
    #expect(census.take() == ["a1", "a2", "a3"])
  }
}
