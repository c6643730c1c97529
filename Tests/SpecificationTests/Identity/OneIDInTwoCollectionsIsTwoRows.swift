import SwiftUI
import Testing
import UITestSupport

extension IdentitySpecification {
  @Test func oneIDInTwoCollectionsIsTwoRows() throws {
    let (census, ids) = (Census(), Outside((left: [1], right: [1])))
    let host = try TestHost {
      Following(ids) { ids in
        ForEach(ids.left, id: \.self) { Resident("left\($0)-", census) }
        ForEach(ids.right, id: \.self) { Resident("right\($0)-", census) }
      }
    }
    #expect(census.take() == ["left1-1", "right1-2"])
    // From one collection to the other is another place.
    ids.value = (left: [], right: [1, 2])
    host.update()
    #expect(census.take() == ["right2-3"])
  }
}
