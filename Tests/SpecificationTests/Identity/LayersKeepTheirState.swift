import SwiftUI
import Testing
import UITestSupport

extension IdentitySpecification {
  @Test func layersKeepTheirState() throws {
    let (census, name) = (Census(), Outside("a"))
    let host = try TestHost {
      Following(name) { name in
        Color.blue
          .frame(width: name == "a" ? 50 : 60)
          .overlay { Resident("over \(name)", census) }
          .background { Resident("under \(name)", census) }
      }
    }
    #expect(census.take().sorted() == ["over a1", "under a2"])
    name.value = "b"
    host.update()
    #expect(census.take().sorted() == ["over b1", "under b2"])
  }
}
