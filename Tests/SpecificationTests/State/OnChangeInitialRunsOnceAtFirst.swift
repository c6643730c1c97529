import SwiftUI
import Testing
import UITestSupport

private struct Counter: View {
  let journal: Journal
  @State private var count = 0
  var body: some View {
    Color.red
      .onTapGesture { count += 1 }
      .onChange(of: count, initial: true) { old, new in journal("\(old) \(new)") }
      .onChange(of: count, initial: false) { journal("without initial") }
  }
}

extension StateSpecification {
  /// With `initial` the action also runs when the view appears; old and new are then the same.
  @Test func onChangeInitialRunsOnceAtFirst() throws {
    let journal = Journal()
    let host = try TestHost { Counter(journal: journal) }
    #expect(journal.take() == ["0 0"])
    host.click(100, 50)
    #expect(journal.take().sorted() == ["0 1", "without initial"])
  }
}
