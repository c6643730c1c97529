import SwiftUI
import Testing
import UITestSupport

extension IdentitySpecification {
  @Test func anIDCoversAllInside() throws {
    let (census, id) = (Census(), Outside(1))
    let host = try TestHost {
      Following(id) { id in
        VStack {
          Resident("a", census)
          HStack { Resident("b", census) }
        }
        .id(id)
      }
    }
    #expect(census.take() == ["a1", "b2"])
    id.value = 2
    host.update()
    #expect(census.take() == ["a3", "b4"])
  }
}
