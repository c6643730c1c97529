import SwiftUI
import Testing
import UITestSupport

private struct Root: View {
  let journal: Journal
  @State private var items = [10, 20]
  @State private var kept: Binding<Int>?

  var body: some View {
    let _ = journal("\(items)")
    Color.red.onTapGesture {
      if let kept {
        journal("read \(kept.wrappedValue)")
        kept.wrappedValue = 99
      } else {
        kept = $items[1]
        items.removeLast()
      }
    }
  }
}

extension StateSpecification {
  /// A binding to an element that was removed keeps its last value, and a write through it changes nothing.
  @Test func bindingOfAnElementThatIsGoneIsHarmless() throws {
    let journal = Journal()
    let host = try TestHost { Root(journal: journal) }
    host.click(100, 50)
    host.click(100, 50)
    #expect(journal.take() == ["[10, 20]", "[10]", "read 20"])
  }
}
