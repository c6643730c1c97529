import SwiftUI
import Testing
import UITestSupport

private struct Counter: View {
  let journal: Journal
  @State private var count = 0
  var body: some View {
    Color.red
      .onTapGesture { count += 1 }
      .onChange(of: count, perform: { journal("\($0)") })
  }
}

extension StateSpecification {
  /// The older form is handed the new value.
  @Test func onChangeOfOneValue() throws {
    let journal = Journal()
    let host = try TestHost { Counter(journal: journal) }
    host.click(100, 50)
    host.click(100, 50)
    #expect(journal.take() == ["1", "2"])
  }
}
