import SwiftUI
import Testing
import UITestSupport

extension IdentitySpecification {
  @Test func theSameTypeInAnAnyViewIsTheSameView() throws {
    let (census, name) = (Census(), Outside("a"))
    let host = try TestHost { Following(name) { AnyView(Resident($0, census)) } }
    name.value = "b"
    host.update()
    #expect(census.take() == ["a1", "b1"])
  }
}
