import SwiftUI
import Testing
import UITestSupport

extension IdentitySpecification {
  /// State does not follow a view from one container to another.
  @Test func anotherContainerIsAnotherPlace() throws {
    let (census, isRow) = (Census(), Outside(true))
    let host = try TestHost {
      Following(isRow) { isRow in
        if isRow { HStack { Resident("a", census) } } else { VStack { Resident("a", census) } }
      }
    }
    isRow.value = false
    host.update()
    #expect(census.take() == ["a1", "a2"])
  }
}
