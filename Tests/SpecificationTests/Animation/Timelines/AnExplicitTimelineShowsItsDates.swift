import Foundation
import SwiftUI
import Testing
import UITestSupport

extension AnimationSpecification {
  /// The last date that has passed is shown; after the last there is nothing more to wait for.
  @Test func anExplicitTimelineShowsItsDates() throws {
    let journal = Journal()
    let start = Date()
    let host = try TestHost {
      TimelineView(.explicit([-1, 0.5, 2].map { start.addingTimeInterval($0) })) { context in
        let _ = journal("\(context.date.timeIntervalSince(start))")
        pureRed.frame(width: 20 + context.date.timeIntervalSince(start))
      }
    }
    host.advance(by: 1)
    let first = journal.take()
    #expect(first.count == 2 && first[0].hasPrefix("-1") && first[1].hasPrefix("0.5"))
    host.advance(by: 5)
    #expect(journal.take().count == 1)
    #expect(host.window.frameCount == 3)
  }
}
