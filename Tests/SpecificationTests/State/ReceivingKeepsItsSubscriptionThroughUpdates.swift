import Combine
import SwiftUI
import Testing
import UITestSupport

private struct Listener: View {
  let publisher: AnyPublisher<Int, Never>
  @State private var count = 0

  var body: some View {
    Text("\(count)").onReceive(publisher) { _ in count += 1 }
  }
}

extension StateSpecification {
  /// The same publisher in the next run of the body is not subscribed to again.
  @Test func receivingKeepsItsSubscriptionThroughUpdates() throws {
    let (journal, subject) = (Journal(), PassthroughSubject<Int, Never>())
    let publisher = subject.handleEvents(receiveSubscription: { _ in
      MainActor.assumeIsolated { journal("subscribed") }
    }).eraseToAnyPublisher()
    let host = try TestHost { Listener(publisher: publisher) }
    subject.send(1)
    host.update()
    subject.send(1)
    host.update()
    #expect(host.bodies(of: Listener.self) == 3)
    #expect(journal.take() == ["subscribed"])
  }
}
