import SwiftUI
import Testing
import UITestSupport

extension IdentitySpecification {
  @Test func aModifierUnderAnIfMakesAnotherView() throws {
    let (census, isPadded) = (Census(), Outside(false))
    let host = try TestHost {
      Following(isPadded) { isPadded in
        if isPadded { Resident("a", census).padding() } else { Resident("a", census) }
      }
    }
    isPadded.value = true
    host.update()
    #expect(census.take() == ["a1", "a2"])
  }
}
