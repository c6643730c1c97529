import SwiftUI
import Testing
import UITestSupport

extension EnvironmentSpecification {
  @Test func lazyRowsInherit() throws {
    let (journal, limit) = (Journal(), Outside(1))
    let host = try TestHost {
      Following(limit) { limit in
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<100) { row in
              KeyReader(\.lineLimit, journal, "\(row)").frame(height: 60)
            }
          }
        }
        .environment(\.lineLimit, limit)
      }
    }
    #expect(journal.take().contains("0 Optional(1)"))
    limit.value = 2
    host.update()
    #expect(journal.take().contains("0 Optional(2)"))
    host.scroll(100, 50, dy: 3000)
    #expect(journal.take().contains("50 Optional(2)"))
  }
}
