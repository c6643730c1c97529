import SwiftUI
import Testing
import UITestSupport

extension IdentitySpecification {
  @Test func anEqualIDKeepsTheView() throws {
    let (census, name) = (Census(), Outside("a"))
    let host = try TestHost { Following(name) { Resident($0, census).id(7) } }
    name.value = "b"
    host.update()
    #expect(census.take() == ["a1", "b1"])
  }
}
