import SwiftUI
import Testing
import UITestSupport

extension IdentitySpecification {
  @Test func drawingOrderIsNoIdentity() throws {
    let (census, z) = (Census(), Outside(0.0))
    let host = try TestHost {
      Following(z) { z in
        ZStack {
          Resident("a", census).zIndex(z)
          Resident("b", census)
        }
      }
    }
    z.value = 1
    host.update()
    #expect(census.take() == ["a1", "b2"])
  }
}
