import SwiftUI
import Testing
import UITestSupport

extension IdentitySpecification {
  @Test func placesTellSiblingsOfOneTypeApart() throws {
    let (census, names) = (Census(), Outside(("a", "b")))
    let host = try TestHost {
      Following(names) { names in
        Resident(names.0, census)
        Resident(names.1, census)
      }
    }
    names.value = ("b", "a")
    host.update()
    #expect(census.take() == ["a1", "b2", "b1", "a2"])
  }
}
