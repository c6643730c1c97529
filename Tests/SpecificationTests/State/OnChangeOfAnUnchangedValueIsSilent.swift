import SwiftUI
import Testing
import UITestSupport

private struct Counter: View {
  let journal: Journal
  @State private var count = 0
  var body: some View {
    let _ = journal("body")
    Color.red
      .onTapGesture { count += 1 }
      .onChange(of: count / 2) { journal("half is \($1)") }
  }
}

extension StateSpecification {
  /// The body runs for each write, the action only where the value that is watched differs.
  @Test func onChangeOfAnUnchangedValueIsSilent() throws {
    let journal = Journal()
    let host = try TestHost { Counter(journal: journal) }
    for _ in 1...4 { host.click(100, 50) }
    #expect(journal.take() == ["body", "body", "body", "half is 1", "body", "body", "half is 2"])
  }
}
