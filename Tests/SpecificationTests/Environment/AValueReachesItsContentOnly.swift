import SwiftUI
import Testing
import UITestSupport

extension EnvironmentSpecification {
  @Test func aValueReachesItsContentOnly() throws {
    let (journal, limit) = (Journal(), Outside(1))
    let host = try TestHost {
      Following(limit) { limit in
        KeyReader(\.lineLimit, journal, "outside")
        VStack {
          KeyReader(\.lineLimit, journal, "inside")
          HStack { KeyReader(\.lineLimit, journal, "deeper") }
        }
        .environment(\.lineLimit, limit)
      }
    }
    #expect(journal.take().sorted() == ["deeper Optional(1)", "inside Optional(1)", "outside nil"])
    limit.value = 2
    host.update()
    #expect(journal.take().sorted() == ["deeper Optional(2)", "inside Optional(2)"])
  }
}
