import SwiftUI
import Testing
import UITestSupport

private struct Counter: View {
  let journal: Journal
  @State private var count = 0

  var body: some View {
    let _ = journal("body \(count)")
    Text("\(count)")
      .frame(width: 200, height: 100)
      .contentShape(Rectangle())
      .onTapGesture {
        count += 1
        count += 1
      }
  }
}

extension StateSpecification {
  /// Writes in one action are one update: the body runs once and sees the last value.
  @Test func stateWrittenTwiceRunsOneBody() throws {
    let journal = Journal()
    let host = try TestHost { Counter(journal: journal) }
    #expect(journal.take() == ["body 0"])
    host.click(100, 50)
    #expect(journal.take() == ["body 2"])
  }
}
