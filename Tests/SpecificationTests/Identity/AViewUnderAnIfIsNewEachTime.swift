import SwiftUI
import Testing
import UITestSupport

extension IdentitySpecification {
  @Test func aViewUnderAnIfIsNewEachTime() throws {
    let (census, isShown) = (Census(), Outside(true))
    let host = try TestHost { Following(isShown) { if $0 { Resident("a", census) } } }
    isShown.value = false
    host.update()
    #expect(census.take() == ["a1"])
    isShown.value = true
    host.update()
    #expect(census.take() == ["a2"])
  }
}
