import SwiftUI
import Testing
import UITestSupport

private struct Item: Identifiable {
  var id: Int
  var count: Int
}

private struct Items: View {
  let journal: Journal
  @State private var items = [Item(id: 1, count: 0), Item(id: 2, count: 0)]
  var body: some View {
    let _ = journal(items.map { "\($0.id):\($0.count)" }.joined(separator: " "))
    VStack(spacing: 0) {
      ForEach($items) { $item in
        Color.red.frame(width: 200, height: 50).onTapGesture { item.count += 1 }
      }
    }
  }
}

extension IdentitySpecification {
  @Test func rowsOfABindingWriteBack() throws {
    let journal = Journal()
    let host = try TestHost { Items(journal: journal) }
    host.click(100, 75)
    host.click(100, 25)
    host.click(100, 75)
    #expect(journal.take() == ["1:0 2:0", "1:0 2:1", "1:1 2:1", "1:1 2:2"])
  }
}
