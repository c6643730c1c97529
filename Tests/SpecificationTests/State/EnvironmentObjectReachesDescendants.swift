import SwiftUI
import Testing
import UITestSupport

private final class Model: ObservableObject {
  @Published var value = 0
}

private struct Reader: View {
  @EnvironmentObject var model: Model
  let journal: Journal
  var body: some View {
    let _ = journal("reader \(model.value)")
    Text("reader")
  }
}

private struct Between: View {
  let journal: Journal
  var body: some View {
    let _ = journal("between")
    VStack { Reader(journal: journal) }
  }
}

extension StateSpecification {
  /// The object reaches views at any depth, and its changes run those that read it, not those between.
  @Test func environmentObjectReachesDescendants() throws {
    let (journal, model) = (Journal(), Model())
    let host = try TestHost { Between(journal: journal).environmentObject(model) }
    #expect(journal.take() == ["between", "reader 0"])
    model.value = 1
    host.update()
    #expect(journal.take() == ["reader 1"])
  }
}
