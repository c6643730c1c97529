import PlatformHeadless
import SwiftUI
import Testing

@testable import UICore

/// A wall clock that is set back stops nothing that moves.
@MainActor @Suite struct ClockSetBackTests {
  private final class Journal {
    var frames = 0
  }

  private struct Moving: App {
    var journal = Journal()
    var body: some Scene {
      WindowGroup {
        TimelineView(.animation(minimumInterval: 0.25)) { _ in
          let _ = journal.frames += 1
          Color.red
        }
      }
    }
  }

  @Test func anAnimationTimelineGoesOn() throws {
    let (journal, platform) = (Journal(), HeadlessPlatform())
    let host = try AppHost(Moving(journal: journal), platform: platform, options: LaunchOptions()) { _, _ in }
    var offset = 0.0
    host.viewGraph.calendarNow = { [platform] in
      assumeMainActor { Date(timeIntervalSinceReferenceDate: 1e6 + platform.now + offset) }
    }
    host.openWindow(id: nil, value: nil)
    platform.advance(by: 1.1)
    // At 0, 0.25, 0.5, 0.75 and 1.
    #expect(journal.frames == 5)
    offset = -3600
    platform.advance(by: 1)
    // A quarter of a second apart as before.
    #expect(journal.frames == 9)
  }
}
