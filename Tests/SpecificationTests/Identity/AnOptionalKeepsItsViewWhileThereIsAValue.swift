import SwiftUI
import Testing
import UITestSupport

extension IdentitySpecification {
  @Test func anOptionalKeepsItsViewWhileThereIsAValue() throws {
    let (census, name) = (Census(), Outside<String?>("a"))
    let host = try TestHost { Following(name) { if let name = $0 { Resident(name, census) } } }
    name.value = "b"
    host.update()
    name.value = nil
    host.update()
    name.value = "c"
    host.update()
    #expect(census.take() == ["a1", "b1", "c2"])
  }
}
