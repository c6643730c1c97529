import SwiftUI
import Testing
import UITestSupport

private struct Row: View {
  let journal: Journal
  let row: Int
  @State private var count = 0
  var body: some View {
    let _ = row == 0 ? journal("\(count)") : ()
    Color.red.frame(height: 100).onTapGesture { count += 1 }
  }
}

extension IdentitySpecification {
  /// Rows of a lazy stack keep their state while the stack is there, though they are scrolled out of sight.
  @Test func aWrittenStateOfALazyRowIsKept() throws {
    let journal = Journal()
    let host = try TestHost {
      ScrollView { LazyVStack(spacing: 0) { ForEach(0..<100) { Row(journal: journal, row: $0) } } }
    }
    host.click(100, 50)
    #expect(journal.take() == ["0", "1"])
    host.scroll(100, 50, dy: 5000)
    host.scroll(100, 50, dy: -5000)
    #expect(!journal.take().contains("0"))
  }
}
