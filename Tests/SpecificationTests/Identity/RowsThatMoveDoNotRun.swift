import SwiftUI
import Testing
import UITestSupport

private struct Row: View {
  let name: String
  let journal: Journal
  var body: some View {
    let _ = journal(name)
    Color.red
  }
}

extension IdentitySpecification {
  @Test func rowsThatMoveDoNotRun() throws {
    let (journal, ids) = (Journal(), Outside(["a", "b", "c"]))
    let host = try TestHost { Following(ids) { ForEach($0, id: \.self) { Row(name: $0, journal: journal) } } }
    #expect(journal.take() == ["a", "b", "c"])
    ids.value = ["c", "new", "a", "b"]
    host.update()
    #expect(journal.take() == ["new"])
  }
}
