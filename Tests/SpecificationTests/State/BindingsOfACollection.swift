import SwiftUI
import Testing
import UITestSupport

private struct Item: Identifiable {
  let id: Int
  var isDone = false
}

private struct Row: View {
  @Binding var item: Item
  let journal: Journal
  var body: some View {
    let _ = journal("\(item.id) \(item.isDone)")
    Color.red.frame(height: 20).onTapGesture { item.isDone.toggle() }
  }
}

private struct Root: View {
  let journal: Journal
  @State private var items = [Item(id: 1), Item(id: 2), Item(id: 3)]
  var body: some View {
    let _ = journal("done \(items.filter(\.isDone).map(\.id))")
    VStack(spacing: 0) {
      ForEach($items) { $item in Row(item: $item, journal: journal) }
    }
    .frame(maxHeight: .infinity, alignment: .top)
  }
}

extension StateSpecification {
  /// `ForEach($items)` hands each row a binding to its element.
  @Test func bindingsOfACollection() throws {
    let journal = Journal()
    let host = try TestHost { Root(journal: journal) }
    #expect(journal.take() == ["done []", "1 false", "2 false", "3 false"])
    host.click(100, 30)
    let runs = journal.take()
    #expect(runs.first == "done [2]")
    #expect(runs.contains("2 true"))
  }
}
