import SwiftUI
import Testing
import UITestSupport

extension IdentitySpecification {
  /// Apple, "Demystify SwiftUI" (2021): the branches of an `if` are different views.
  @Test func branchesHaveStatesOfTheirOwn() throws {
    let (census, flag) = (Census(), Outside(true))
    let host = try TestHost {
      Following(flag) { if $0 { Resident("a", census) } else { Resident("b", census) } }
    }
    flag.value = false
    host.update()
    flag.value = true
    host.update()
    #expect(census.take() == ["a1", "b2", "a3"])
  }
}
