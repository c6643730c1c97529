import SwiftUI
import Testing
import UITestSupport

extension IdentitySpecification {
  /// Apple, `id(_:)`: when the value changes, the identity of the view is reset, its state with it.
  @Test func anotherIDStartsAnew() throws {
    let (census, id) = (Census(), Outside("x"))
    let host = try TestHost { Following(id) { Resident("v", census).id($0) } }
    #expect(census.take() == ["v1"])
    id.value = "y"
    host.update()
    #expect(census.take() == ["v2"])
    // An id that was there before does not bring the old state back.
    id.value = "x"
    host.update()
    #expect(census.take() == ["v3"])
  }
}
