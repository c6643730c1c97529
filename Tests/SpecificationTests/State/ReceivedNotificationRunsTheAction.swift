import SwiftUI
import Testing
import UITestSupport

private struct Listener: View {
  let center: NotificationCenter
  let journal: Journal
  var body: some View {
    Text("listener")
      .onReceive(center.publisher(for: Notification.Name("saved"))) { notification in
        journal(notification.userInfo?["file"] as? String ?? "")
      }
  }
}

extension StateSpecification {
  /// Publishers of notifications need no import beside SwiftUI.
  @Test func receivedNotificationRunsTheAction() throws {
    let (journal, center) = (Journal(), NotificationCenter())
    let host = try TestHost { Listener(center: center, journal: journal) }
    center.post(name: Notification.Name("saved"), object: nil, userInfo: ["file": "a.txt"])
    center.post(name: Notification.Name("other"), object: nil)
    host.update()
    #expect(journal.take() == ["a.txt"])
  }
}
