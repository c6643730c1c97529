import SwiftUI
import Testing
import UITestSupport

private enum Page { case home, list(Int), detail(String) }

extension IdentitySpecification {
  @Test func casesAreBranches() throws {
    let (census, page) = (Census(), Outside(Page.home))
    let host = try TestHost {
      Following(page) { page in
        switch page {
        case .home: Resident("home", census)
        case .list(let count): Resident("list\(count)-", census)
        case .detail(let name): Resident(name, census)
        }
      }
    }
    // Another value in the same case is the same view.
    for next in [Page.list(1), .list(2), .detail("d"), .list(2)] {
      page.value = next
      host.update()
    }
    #expect(census.take() == ["home1", "list1-2", "list2-2", "d3", "list2-4"])
  }
}
