import SwiftUI
import Testing
import UITestSupport

extension IdentitySpecification {
  @Test func aConstantRangeIsKnownByItsNumbers() throws {
    let (census, name) = (Census(), Outside("a"))
    let host = try TestHost {
      Following(name) { name in ForEach(0..<2) { Resident("\(name)\($0)-", census) } }
    }
    name.value = "b"
    host.update()
    #expect(census.take() == ["a0-1", "a1-2", "b0-1", "b1-2"])
  }
}
