import Observation
import SwiftUI
import Testing
import UITestSupport

@Observable private final class Model {
  var count = 0
}

private struct Counter: View {
  let number: Int
  let journal: Journal
  @State private var model = Model()
  var body: some View {
    let _ = journal("\(number) \(model.count)")
    Color.red.onTapGesture { model.count += 1 }
  }
}

private struct Root: View {
  let journal: Journal
  @State private var number = 0
  var body: some View {
    VStack(spacing: 0) {
      Color.blue.onTapGesture { number += 1 }
      Counter(number: number, journal: journal)
    }
  }
}

extension StateSpecification {
  /// The object that is kept is the first one, though each run of the parent's body makes another.
  @Test func observableInStateIsKept() throws {
    let journal = Journal()
    let host = try TestHost { Root(journal: journal) }
    host.click(100, 75)
    host.click(100, 25)
    host.click(100, 75)
    #expect(journal.take() == ["0 0", "0 1", "1 1", "1 2"])
  }
}
