import Dispatch
import SwiftUI
import Testing
import UITestSupport

private final class Model: ObservableObject, @unchecked Sendable {
  @Published var value = 0
}

private struct Reader: View {
  @ObservedObject var model: Model
  let journal: Journal
  var body: some View {
    let _ = journal("\(model.value)")
    Text("reader")
  }
}

extension StateSpecification {
  /// The change is brought to the main thread; the body sees the new value, in one run for all the writes of that time.
  @Test func objectWrittenOnAnotherThreadRunsTheBody() async throws {
    let (journal, model) = (Journal(), Model())
    let host = try TestHost { Reader(model: model, journal: journal) }
    #expect(journal.take() == ["0"])
    await withCheckedContinuation { done in
      DispatchQueue.global().async {
        for value in 1...1000 { model.value = value }
        // Behind what the writes have queued there.
        DispatchQueue.main.async { done.resume() }
      }
    }
    host.update()
    let runs = journal.take()
    #expect(runs.last == "1000")
    #expect(runs.count == 1)
  }
}
