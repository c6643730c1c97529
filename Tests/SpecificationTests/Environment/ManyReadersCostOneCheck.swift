import SwiftUI
import Testing
import UITestSupport

extension EnvironmentSpecification {
  /// A thousand views that read one key check it once when another changes.
  @Test func manyReadersCostOneCheck() throws {
    let limit = Outside(1)
    let journal = Journal()
    let host = try TestHost {
      Following(limit) { limit in
        VStack(spacing: 0) {
          ForEach(0..<1000) { _ in KeyReader(\.colorScheme, journal) }
        }
        .environment(\.lineLimit, limit)
      }
    }
    host.invariantsLimit = 0
    #expect(journal.take().count == 1000)
    host.resetCounts()
    limit.value = 2
    host.update()
    #expect(journal.take() == [])
    // The scope has a handful of keys that the engine itself reads.
    #expect(host.environmentChecks < 10)
  }
}
