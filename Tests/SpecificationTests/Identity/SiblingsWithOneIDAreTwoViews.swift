import SwiftUI
import Testing
import UITestSupport

extension IdentitySpecification {
  /// An explicit id counts where it stands: it names one of the states that this place can have.
  @Test func siblingsWithOneIDAreTwoViews() throws {
    let (census, id) = (Census(), Outside(1))
    let host = try TestHost {
      Following(id) { id in
        Resident("a", census).id(id)
        Resident("b", census).id(id)
      }
    }
    #expect(census.take() == ["a1", "b2"])
    id.value = 2
    host.update()
    #expect(census.take() == ["a3", "b4"])
  }
}
