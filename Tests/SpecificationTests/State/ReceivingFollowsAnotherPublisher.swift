import Combine
import SwiftUI
import Testing
import UITestSupport

private struct Root: View {
  let subjects: [PassthroughSubject<String, Never>]
  let journal: Journal
  @State private var index = 0

  var body: some View {
    Text("listener")
      .onReceive(subjects[index]) { journal($0) }
      .frame(width: 200, height: 100)
      .contentShape(Rectangle())
      .onTapGesture { index = 1 }
  }
}

extension StateSpecification {
  /// Handed another publisher, the view listens to that one only.
  @Test func receivingFollowsAnotherPublisher() throws {
    let journal = Journal()
    let subjects = [PassthroughSubject<String, Never>(), PassthroughSubject<String, Never>()]
    let host = try TestHost { Root(subjects: subjects, journal: journal) }
    subjects[1].send("too early")
    host.click(100, 50)
    subjects[0].send("too late")
    subjects[1].send("second")
    #expect(journal.take() == ["second"])
  }
}
