import SwiftUI
import Testing
import UITestSupport

extension IdentitySpecification {
  @Test func anAnyViewOfAnAnyViewIsOne() throws {
    let (census, isTwice) = (Census(), Outside(false))
    let host = try TestHost {
      Following(isTwice) { isTwice in
        let view = AnyView(Resident(isTwice ? "b" : "a", census))
        isTwice ? AnyView(view) : view
      }
    }
    isTwice.value = true
    host.update()
    #expect(census.take() == ["a1", "b1"])
  }
}
