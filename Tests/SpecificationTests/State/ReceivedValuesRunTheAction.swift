import Combine
import SwiftUI
import Testing
import UITestSupport

private struct Listener: View {
  let subject: PassthroughSubject<Int, Never>
  let journal: Journal
  @State private var last = 0

  var body: some View {
    let _ = journal("body \(last)")
    Text("\(last)")
      .onReceive(subject) { value in
        journal("received \(value)")
        last = value
      }
  }
}

extension StateSpecification {
  /// Each value runs the action; the writes of a turn are one run of the body.
  @Test func receivedValuesRunTheAction() throws {
    let (journal, subject) = (Journal(), PassthroughSubject<Int, Never>())
    let host = try TestHost { Listener(subject: subject, journal: journal) }
    subject.send(1)
    subject.send(2)
    host.update()
    #expect(journal.take() == ["body 0", "received 1", "received 2", "body 2"])
  }
}
