import Foundation
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
    // Each has a state of its own; which of them is made first, nobody promises.
    let first = census.take().sorted()
    #expect(first == ["over a1", "under a2"] || first == ["over a2", "under a1"])
    name.value = "b"
    host.update()
    #expect(census.take().sorted() == first.map { $0.replacingOccurrences(of: " a", with: " b") })
  }
}
