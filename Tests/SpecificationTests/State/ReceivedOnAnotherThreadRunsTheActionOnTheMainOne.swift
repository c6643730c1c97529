import Combine
import Dispatch
import SwiftUI
import Testing
import UITestSupport

private struct Listener: View {
  let subject: PassthroughSubject<Int, Never>
  let journal: Journal
  var body: some View {
    Text("listener").onReceive(subject) { journal("\($0)") }
  }
}

extension StateSpecification {
  /// Actions run on the main thread, in the order of the values.
  @Test func receivedOnAnotherThreadRunsTheActionOnTheMainOne() async throws {
    let (journal, subject) = (Journal(), PassthroughSubject<Int, Never>())
    let host = try TestHost { Listener(subject: subject, journal: journal) }
    nonisolated(unsafe) let sender = subject
    await withCheckedContinuation { done in
      DispatchQueue.global().async {
        for value in 1...3 { sender.send(value) }
        DispatchQueue.main.async { done.resume() }
      }
    }
    host.update()
    #expect(journal.take() == ["1", "2", "3"])
  }
}
