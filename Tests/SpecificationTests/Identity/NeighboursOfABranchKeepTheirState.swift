import SwiftUI
import Testing
import UITestSupport

extension IdentitySpecification {
  @Test func neighboursOfABranchKeepTheirState() throws {
    let (census, flag) = (Census(), Outside(true))
    let host = try TestHost {
      Following(flag) { flag in
        VStack {
          Resident("above", census)
          if flag { Resident("branch", census) }
          Resident(flag ? "below" : "moved", census)
        }
      }
    }
    #expect(census.take() == ["above1", "branch2", "below3"])
    flag.value = false
    host.update()
    #expect(census.take() == ["moved3"])
    flag.value = true
    host.update()
    #expect(census.take().sorted() == ["below3", "branch4"])
  }
}
