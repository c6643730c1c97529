import SwiftUI
import Testing
import UITestSupport

extension IdentitySpecification {
  @Test func viewsOfOneRowMoveTogether() throws {
    let (census, ids) = (Census(), Outside([1, 2]))
    let host = try TestHost {
      Following(ids) { ids in
        ForEach(ids, id: \.self) { id in
          Resident("\(id)a", census)
          Resident("\(id)b\(ids[0])-", census)
        }
      }
    }
    #expect(census.take() == ["1a1", "1b1-2", "2a3", "2b1-4"])
    ids.value = [2, 1]
    host.update()
    #expect(census.take() == ["2b2-4", "1b2-2"])
  }
}
