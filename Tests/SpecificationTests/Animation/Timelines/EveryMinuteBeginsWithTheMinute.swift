import Foundation
import SwiftUI
import Testing
import UITestSupport

extension AnimationSpecification {
  /// The entries are multiples of 60 seconds, the first the minute that has begun.
  @Test func everyMinuteBeginsWithTheMinute() {
    let date = Date(timeIntervalSinceReferenceDate: 60 * 1000 + 17)
    var entries = EveryMinuteTimelineSchedule().entries(from: date, mode: .normal).makeIterator()
    #expect(entries.next() == Date(timeIntervalSinceReferenceDate: 60 * 1000))
    #expect(entries.next() == Date(timeIntervalSinceReferenceDate: 60 * 1001))
  }
}
