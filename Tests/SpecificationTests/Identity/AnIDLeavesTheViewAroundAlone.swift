import SwiftUI
import Testing
import UITestSupport

extension IdentitySpecification {
  @Test func anIDLeavesTheViewAroundAlone() throws {
    let (census, id) = (Census(), Outside(1))
    let host = try TestHost {
      Following(id) { id in
        VStack {
          Resident("beside", census)
          Resident("inside", census).id(id)
        }
      }
    }
    #expect(census.take() == ["beside1", "inside2"])
    id.value = 2
    host.update()
    #expect(census.take() == ["inside3"])
  }
}
