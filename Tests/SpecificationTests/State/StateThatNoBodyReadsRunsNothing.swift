import SwiftUI
import Testing
import UITestSupport

private struct Counter: View {
  let journal: Journal
  @State private var unread = 0
  var body: some View {
    let _ = journal("body")
    Color.red.onTapGesture {
      unread += 1
      journal("\(unread)")
    }
  }
}

extension StateSpecification {
  /// A body that does not read a state does not run for it; actions see each write at once.
  @Test func stateThatNoBodyReadsRunsNothing() throws {
    let journal = Journal()
    let host = try TestHost { Counter(journal: journal) }
    host.click(100, 50)
    host.click(100, 50)
    #expect(journal.take() == ["body", "1", "2"])
  }
}
