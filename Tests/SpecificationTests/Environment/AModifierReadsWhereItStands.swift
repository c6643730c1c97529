import SwiftUI
import Testing
import UITestSupport

private struct Limited: ViewModifier {
  let journal: Journal
  @Environment(\.lineLimit) private var limit
  func body(content: Content) -> some View {
    let _ = journal("modifier \(limit ?? 0)")
    content.environment(\.lineLimit, (limit ?? 0) + 1)
  }
}

extension EnvironmentSpecification {
  @Test func aModifierReadsWhereItStands() throws {
    let journal = Journal()
    _ = try TestHost {
      KeyReader(\.lineLimit, journal, "content")
        .modifier(Limited(journal: journal))
        .environment(\.lineLimit, 5)
    }
    #expect(journal.take().sorted() == ["content Optional(6)", "modifier 5"])
  }
}
