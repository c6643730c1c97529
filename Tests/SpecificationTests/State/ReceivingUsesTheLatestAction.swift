import Combine
import SwiftUI
import Testing
import UITestSupport

private struct Root: View {
  let subject: PassthroughSubject<Void, Never>
  let journal: Journal
  @State private var number = 0

  var body: some View {
    let seen = number
    Text("listener")
      .onReceive(subject) { journal("\(seen)") }
      .frame(width: 200, height: 100)
      .contentShape(Rectangle())
      .onTapGesture { number += 1 }
  }
}

extension StateSpecification {
  /// The action is that of the last run of the body, with what it captured.
  @Test func receivingUsesTheLatestAction() throws {
    let (journal, subject) = (Journal(), PassthroughSubject<Void, Never>())
    let host = try TestHost { Root(subject: subject, journal: journal) }
    subject.send()
    host.click(100, 50)
    subject.send()
    #expect(journal.take() == ["0", "1"])
  }
}
