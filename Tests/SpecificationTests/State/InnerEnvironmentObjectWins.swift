import SwiftUI
import Testing
import UITestSupport

private final class Model: ObservableObject {
  let name: String
  init(_ name: String) { self.name = name }
}

private struct Reader: View {
  @EnvironmentObject var model: Model
  let journal: Journal
  var body: some View {
    let _ = journal(model.name)
    Text("reader")
  }
}

extension StateSpecification {
  /// Of two objects of one type the nearest counts.
  @Test func innerEnvironmentObjectWins() throws {
    let journal = Journal()
    _ = try TestHost {
      Reader(journal: journal).environmentObject(Model("inner")).environmentObject(Model("outer"))
    }
    #expect(journal.take() == ["inner"])
  }
}
