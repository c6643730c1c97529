import SwiftUI
import Testing
import UITestSupport

extension IdentitySpecification {
  @Test func aRowKeepsItsStateWhenOthersComeBeforeIt() throws {
    let (census, ids) = (Census(), Outside(["a", "b"]))
    let host = try TestHost { Following(ids) { ForEach($0, id: \.self) { Resident($0, census) } } }
    #expect(census.take() == ["a1", "b2"])
    ids.value = ["new", "a", "b"]
    host.update()
    #expect(census.take() == ["new3"])
  }
}
