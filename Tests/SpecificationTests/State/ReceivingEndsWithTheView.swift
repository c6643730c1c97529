import Combine
import SwiftUI
import Testing
import UITestSupport

private struct Root: View {
  let subject: PassthroughSubject<Int, Never>
  let journal: Journal
  @State private var isShown = true

  var body: some View {
    VStack {
      if isShown { Text("listener").onReceive(subject) { journal("received \($0)") } }
    }
    .frame(width: 200, height: 100)
    .contentShape(Rectangle())
    .onTapGesture { isShown = false }
  }
}

extension StateSpecification {
  /// The subscription is cancelled when the view leaves the hierarchy.
  @Test func receivingEndsWithTheView() throws {
    let (journal, subject) = (Journal(), PassthroughSubject<Int, Never>())
    let host = try TestHost { Root(subject: subject, journal: journal) }
    subject.send(1)
    host.click(100, 50)
    subject.send(2)
    host.update()
    #expect(journal.take() == ["received 1"])
  }
}
