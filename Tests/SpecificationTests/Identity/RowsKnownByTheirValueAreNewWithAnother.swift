import SwiftUI
import Testing
import UITestSupport

extension IdentitySpecification {
  @Test func rowsKnownByTheirValueAreNewWithAnother() throws {
    let (census, words) = (Census(), Outside(["one", "two"]))
    let host = try TestHost { Following(words) { ForEach($0, id: \.self) { Resident($0, census) } } }
    words.value[1] = "three"
    host.update()
    #expect(census.take() == ["one1", "two2", "three3"])
  }
}
