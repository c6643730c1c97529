import SwiftUI
import Testing
import UITestSupport

private struct Page: View {
  let journal: Journal
  @State private var value = 0
  var body: some View {
    Color.red
      .onTapGesture { value += 1 }
      .onAppear { value = 1 }
      .onChange(of: value) { journal("\($0) to \($1)") }
      .onChange(of: value, initial: true) { journal("or \($0) to \($1)") }
  }
}

extension IdentitySpecification {
  /// Apple, `onChange(of:initial:_:)`: with `initial`, the action also runs at first, with the value for both.
  @Test func changesTellOldAndNew() throws {
    let journal = Journal()
    let host = try TestHost { Page(journal: journal) }
    #expect(journal.take() == ["or 0 to 0", "0 to 1", "or 0 to 1"])
    host.click(100, 50)
    #expect(journal.take() == ["1 to 2", "or 1 to 2"])
  }
}
