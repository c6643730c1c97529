import SwiftUI
import Testing
import UITestSupport

private final class Model: ObservableObject {
  @Published var count = 0
}

private struct Counter: View {
  let name: String
  let journal: Journal
  @StateObject private var model = Model()

  var body: some View {
    let _ = journal("\(name) \(model.count)")
    Color.red
      .frame(width: 100, height: 100)
      .onTapGesture { model.count += 1 }
  }
}

extension StateSpecification {
  /// Each view has an object of its own, and a change of one leaves the other's body alone.
  @Test func stateObjectsOfTwoViewsAreTwo() throws {
    let journal = Journal()
    let host = try TestHost {
      HStack(spacing: 0) {
        Counter(name: "left", journal: journal)
        Counter(name: "right", journal: journal)
      }
    }
    #expect(journal.take().sorted() == ["left 0", "right 0"])
    host.click(150, 50)
    #expect(journal.take() == ["right 1"])
    host.click(50, 50)
    #expect(journal.take() == ["left 1"])
  }
}
