import SwiftUI
import Testing
import UITestSupport

private final class First: ObservableObject {
  @Published var value = 1
}

private final class Second: ObservableObject {
  @Published var value = 2
}

private struct Reader: View {
  @EnvironmentObject var first: First
  @EnvironmentObject var second: Second
  let journal: Journal
  var body: some View {
    let _ = journal("\(first.value) \(second.value)")
    Text("reader")
  }
}

extension StateSpecification {
  /// Objects of different types stand beside each other.
  @Test func environmentObjectsAreKeptByType() throws {
    let (journal, first, second) = (Journal(), First(), Second())
    let host = try TestHost {
      Reader(journal: journal).environmentObject(first).environmentObject(second)
    }
    second.value = 3
    first.value = 4
    host.update()
    #expect(journal.take() == ["1 2", "4 3"])
  }
}
