import Observation
import SwiftUI
import Testing
import UITestSupport

@Observable private final class Item: Identifiable {
  let id: Int
  var title = "a"
  init(_ id: Int) { self.id = id }
}

private struct Board: View {
  let items: [Item]
  let journal: Journal

  var body: some View {
    let _ = journal("Board")
    VStack {
      ForEach(items) { item in
        let _ = journal("row \(item.id) \(item.title)")
        Text(item.title)
      }
    }
  }
}

extension StateSpecification {
  /// The closure of a `ForEach` is part of the view graph: what it reads of an observable object makes its row again.
  @Test func rowsObserveWhatTheirClosureReads() throws {
    let journal = Journal()
    let items = [Item(1), Item(2)]
    let host = try TestHost { Board(items: items, journal: journal) }
    #expect(journal.take() == ["Board", "row 1 a", "row 2 a"])
    items[1].title = "b"
    host.update()
    #expect(journal.take() == ["row 2 b"])
  }
}
