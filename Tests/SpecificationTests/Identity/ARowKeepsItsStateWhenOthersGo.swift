import SwiftUI
import Testing
import UITestSupport

extension IdentitySpecification {
  @Test func aRowKeepsItsStateWhenOthersGo() throws {
    let (census, ids) = (Census(), Outside([1, 2, 3]))
    let host = try TestHost {
      Following(ids) { ids in ForEach(ids, id: \.self) { Resident("\($0) of \(ids.count) #", census) } }
    }
    #expect(census.take() == ["1 of 3 #1", "2 of 3 #2", "3 of 3 #3"])
    ids.value = [1, 3]
    host.update()
    #expect(census.take() == ["1 of 2 #1", "3 of 2 #3"])
  }
}
