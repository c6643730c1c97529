import Foundation
import SwiftUI
import Testing
import UITestSupport

extension AnimationSpecification {
  /// Sixty times in a second, or as seldom as asked, and never while paused.
  @Test func anAnimationTimelineIsUpdatedEachFrame() throws {
    let (journal, lever) = (Journal(), Lever<Bool>())
    let host = try TestHost {
      Driven(lever, false) { isPaused in
        TimelineView(.animation(paused: isPaused)) { _ in
          let _ = journal("frame")
          pureRed
        }
      }
    }
    #expect(journal.take().count == 1)
    host.advance(by: 1)
    #expect(journal.take().count == 60)
    lever.value = true
    host.update()
    _ = journal.take()
    host.advance(by: 1)
    #expect(journal.take() == [])
  }

  /// A schedule that is paused has no dates, nor has one that is to be updated seldom.
  @Test func anAnimationScheduleThatStandsStillIsEmpty() {
    let start = Date(timeIntervalSinceReferenceDate: 0)
    func dates(_ schedule: AnimationTimelineSchedule, _ mode: TimelineScheduleMode) -> [Double] {
      schedule.entries(from: start, mode: mode).prefix(3).map { $0.timeIntervalSince(start) }
    }
    #expect(dates(.animation(minimumInterval: 0.25), .normal) == [0, 0.25, 0.5])
    #expect(dates(.animation(minimumInterval: 0.25, paused: true), .normal) == [])
    #expect(dates(.animation(minimumInterval: 0.25), .lowFrequency) == [])
    #expect(dates(.animation, .lowFrequency) == [])
  }

  @Test func anAnimationTimelineKeepsItsMinimumInterval() throws {
    let journal = Journal()
    let start = Date()
    let host = try TestHost {
      TimelineView(.animation(minimumInterval: 0.25)) { context in
        let _ = journal("frame")
        pureRed.frame(width: 20 + context.date.timeIntervalSince(start))
      }
    }
    host.advance(by: 1.1)
    #expect(journal.take().count == 5)
    #expect(host.window.frameCount == 5)
  }
}
