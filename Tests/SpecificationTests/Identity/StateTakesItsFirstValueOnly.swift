import SwiftUI
import Testing
import UITestSupport

private struct Counter: View {
  let name: String
  let journal: Journal
  @State private var count: Int
  init(_ name: String, _ count: Int, _ journal: Journal) {
    self.name = name
    _count = State(initialValue: count)
    self.journal = journal
  }
  var body: some View {
    let _ = journal("\(name) \(count)")
    Color.red
  }
}

extension IdentitySpecification {
  /// Apple, `State`: the value is that of the view's first appearance; later ones in the initializer are ignored.
  @Test func stateTakesItsFirstValueOnly() throws {
    let (journal, first) = (Journal(), Outside(1))
    let host = try TestHost {
      Following(first) { first in
        Counter("old", first, journal)
        Counter("new", first, journal).id(first)
      }
    }
    #expect(journal.take() == ["old 1", "new 1"])
    first.value = 2
    host.update()
    let after = journal.take()
    #expect(after.contains("new 2") && !after.contains("old 2"))
  }
}
