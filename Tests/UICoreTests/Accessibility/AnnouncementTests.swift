import Foundation
import SwiftUI
import Testing
import UITestSupport

@MainActor struct AnnouncementTests {
  @Test func whatIsAnnouncedReachesThePlatform() throws {
    let host = try TestHost {
      Button("Send") {
        AccessibilityNotification.Announcement("Sent").post()
        AccessibilityNotification.Announcement(AttributedString("twice")).post()
      }
    }
    host.buttons["Send"]?.click()
    #expect(host.platform.announcements == ["Sent", "twice"])
  }

  @Test func aTaskOnAnotherThreadAnnouncesToo() async throws {
    let host = try TestHost { Text("Nothing") }
    await host.asProgram {
      Task.detached { AccessibilityNotification.Announcement("lost").post() }
    }.value
    let task = host.asProgram { Task { @concurrent in AccessibilityNotification.Announcement("kept").post() } }
    await task.value
    for _ in 0..<100 where host.platform.announcements.isEmpty { try await Task.sleep(for: .milliseconds(5)) }
    // A detached task is no program's.
    #expect(host.platform.announcements == ["kept"])
  }

  @Test func onlyTheLastAreKept() throws {
    let host = try TestHost { Text("Nothing") }
    host.asProgram { for number in 0..<250 { AccessibilityNotification.Announcement("\(number)").post() } }
    #expect(host.platform.announcements == (150..<250).map(String.init))
  }
}
