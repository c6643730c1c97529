import SwiftUI
import Testing
import UITestSupport

private struct Page: View {
  let journal: Journal
  @Environment(\.lineLimit) private var limit
  var body: some View {
    let _ = journal("page \(limit ?? 0)")
    KeyReader(\.lineLimit, journal, "content").environment(\.lineLimit, (limit ?? 0) + 1)
  }
}

extension EnvironmentSpecification {
  /// What a body sets is for what is in it, not for the view itself.
  @Test func aViewReadsWhereItStands() throws {
    let journal = Journal()
    _ = try TestHost { Page(journal: journal).environment(\.lineLimit, 5) }
    #expect(journal.take() == ["page 5", "content Optional(6)"])
  }
}
