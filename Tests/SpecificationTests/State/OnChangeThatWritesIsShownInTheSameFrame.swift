import SwiftUI
import Testing
import UITestSupport

private struct Counter: View {
  let journal: Journal
  @State private var count = 0
  @State private var copy = 0
  var body: some View {
    let _ = journal("\(count) \(copy)")
    Color.red
      .onTapGesture { count += 1 }
      .onChange(of: count) { copy = count }
  }
}

extension StateSpecification {
  /// What an action writes is applied before the frame is drawn.
  @Test func onChangeThatWritesIsShownInTheSameFrame() throws {
    let journal = Journal()
    let host = try TestHost { Counter(journal: journal) }
    host.click(100, 50)
    #expect(journal.take() == ["0 0", "1 0", "1 1"])
  }
}
