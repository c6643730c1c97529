import SwiftUI
import Testing
import UITestSupport

extension IdentitySpecification {
  @Test func anEmptiedCollectionForgetsItsRows() throws {
    let (census, ids) = (Census(), Outside([1]))
    let host = try TestHost { Following(ids) { ForEach($0, id: \.self) { Resident("\($0)-", census) } } }
    ids.value = []
    host.update()
    ids.value = [1]
    host.update()
    #expect(census.take() == ["1-1", "1-2"])
  }
}
