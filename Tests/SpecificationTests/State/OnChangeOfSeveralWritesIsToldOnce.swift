import SwiftUI
import Testing
import UITestSupport

private struct Counter: View {
  let journal: Journal
  @State private var count = 0
  var body: some View {
    Color.red
      .onTapGesture {
        count = 1
        count = 2
        count = 3
      }
      .onChange(of: count) { journal("\($0) to \($1)") }
  }
}

extension StateSpecification {
  /// Values between two updates are not seen.
  @Test func onChangeOfSeveralWritesIsToldOnce() throws {
    let journal = Journal()
    let host = try TestHost { Counter(journal: journal) }
    host.click(100, 50)
    #expect(journal.take() == ["0 to 3"])
  }
}
