import Foundation
import SwiftUI
import Testing
import UITestSupport

extension AnimationSpecification {
  /// Entries at the start and every half second from then on; nothing in between.
  @Test func aPeriodicTimelineTicks() throws {
    let journal = Journal()
    let start = Date()
    let host = try TestHost {
      TimelineView(.periodic(from: start, by: 0.5)) { context in
        let _ = journal("\(Int((context.date.timeIntervalSince(start) * 10).rounded()))")
        // Another picture for each date, since a frame that shows the same one is not drawn.
        pureRed.frame(width: 20 + context.date.timeIntervalSince(start))
      }
    }
    #expect(journal.take() == ["0"])
    host.advance(by: 1.6)
    #expect(journal.take() == ["5", "10", "15"])
    #expect(host.window.frameCount == 4)
  }
}
