import SwiftUI
import Testing
import UITestSupport

extension EnvironmentSpecification {
  @Test func theInnermostValueCounts() throws {
    let (journal, limits) = (Journal(), Outside((outer: 1, inner: 2)))
    let host = try TestHost {
      Following(limits) { limits in
        KeyReader(\.lineLimit, journal)
          .environment(\.lineLimit, limits.inner)
          .environment(\.lineLimit, limits.outer)
      }
    }
    #expect(journal.take() == ["Optional(2)"])
    // What is hidden may change: nobody runs.
    limits.value.outer = 5
    host.update()
    #expect(journal.take() == [])
    limits.value.inner = 3
    host.update()
    #expect(journal.take() == ["Optional(3)"])
  }
}
