import SwiftUI
import Testing
import UITestSupport

extension EnvironmentSpecification {
  @Test func readersOfOtherKeysDoNotRun() throws {
    let (journal, limit) = (Journal(), Outside(1))
    let host = try TestHost {
      Following(limit) { limit in
        VStack {
          KeyReader(\.lineSpacing, journal, "spacing")
          KeyReader(\.lineLimit, journal, "limit")
          KeyReader(\.isEnabled, journal, "enabled")
        }
        .environment(\.lineLimit, limit)
      }
    }
    _ = journal.take()
    limit.value = 2
    host.update()
    #expect(journal.take() == ["limit Optional(2)"])
  }
}
