import SwiftUI
import Testing
import UITestSupport

private struct Counter: View {
  let journal: Journal
  @State private var count = 0
  var body: some View {
    let _ = journal("body \(count)")
    Color.red
      .onTapGesture { count += 5 }
      .onChange(of: count) { old, new in journal("\(old) to \(new), is \(count)") }
  }
}

extension StateSpecification {
  /// The action runs after the update, with both values; what it reads are the new ones.
  @Test func onChangeTellsOldAndNew() throws {
    let journal = Journal()
    let host = try TestHost { Counter(journal: journal) }
    host.click(100, 50)
    #expect(journal.take() == ["body 0", "body 5", "0 to 5, is 5"])
  }
}
