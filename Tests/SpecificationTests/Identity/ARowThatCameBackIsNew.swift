import SwiftUI
import Testing
import UITestSupport

extension IdentitySpecification {
  @Test func aRowThatCameBackIsNew() throws {
    let (census, ids) = (Census(), Outside(["a", "b"]))
    let host = try TestHost { Following(ids) { ForEach($0, id: \.self) { Resident($0, census) } } }
    ids.value = ["a"]
    host.update()
    ids.value = ["a", "b"]
    host.update()
    #expect(census.take() == ["a1", "b2", "b3"])
  }
}
