import SwiftUI
import Testing
import UITestSupport

extension IdentitySpecification {
  @Test func aBranchInARowLeavesTheRowAlone() throws {
    let (census, hidden) = (Census(), Outside<Set<Int>>([]))
    let host = try TestHost {
      Following(hidden) { hidden in
        ForEach([1, 2], id: \.self) { id in
          Resident("\(id)-", census)
          if !hidden.contains(id) { Resident("\(id)more", census) }
        }
      }
    }
    #expect(census.take() == ["1-1", "1more2", "2-3", "2more4"])
    hidden.value = [1]
    host.update()
    #expect(census.take() == [])
    hidden.value = []
    host.update()
    #expect(census.take() == ["1more5"])
  }
}
