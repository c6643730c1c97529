import SwiftUI
import Testing
import UITestSupport

extension IdentitySpecification {
  /// Outside a `ForEach`, views that swap their ids are new views: identity is the place and the id.
  @Test func iDsDoNotTradePlaces() throws {
    let (census, isSwapped) = (Census(), Outside(false))
    let host = try TestHost {
      Following(isSwapped) { isSwapped in
        Resident("first", census).id(isSwapped ? "b" : "a")
        Resident("second", census).id(isSwapped ? "a" : "b")
      }
    }
    #expect(census.take() == ["first1", "second2"])
    isSwapped.value = true
    host.update()
    #expect(census.take() == ["first3", "second4"])
  }
}
