import SwiftUI
import Testing
import UITestSupport

extension IdentitySpecification {
  @Test func chainsOfElseIfAreBranches() throws {
    let (census, number) = (Census(), Outside(0))
    let host = try TestHost {
      Following(number) { number in
        if number == 0 {
          Resident("zero", census)
        } else if number == 1 {
          Resident("one", census)
        } else {
          Resident("many\(number)-", census)
        }
      }
    }
    for next in [1, 2, 3, 0] {
      number.value = next
      host.update()
    }
    #expect(census.take() == ["zero1", "one2", "many2-3", "many3-3", "zero4"])
  }
}
