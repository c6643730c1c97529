import SwiftUI
import Testing
import UITestSupport

extension EnvironmentSpecification {
  @Test func anEqualValueRunsNobody() throws {
    let (journal, limit) = (Journal(), Outside(1))
    let host = try TestHost {
      Following(limit) { limit in
        KeyReader(\.lineLimit, journal).environment(\.lineLimit, limit / 10)
      }
    }
    #expect(journal.take() == ["Optional(0)"])
    limit.value = 2
    host.update()
    #expect(journal.take() == [])
  }
}
