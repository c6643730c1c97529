import CSDL2
import Foundation
import Testing
import UICore

@testable import PlatformSDL

/// Frames on their grids, from given times. Intervals are powers of two, so that sums are exact.
@Suite struct FrameClockTests {
  @Test func framesInTimeFallOnTheGrid() {
    var pacer = FramePacer(interval: 0.125)
    #expect(pacer.next == -.infinity)
    #expect(pacer.begin(at: 1) == 1)
    #expect(pacer.next == 1.125)
    // A little late, the frame has the grid's time; an interval late, it moves the grid.
    #expect(pacer.begin(at: 1.1875) == 1.125)
    #expect(pacer.begin(at: 1.25) == 1.25)
    #expect(pacer.begin(at: 1.5) == 1.5)
    #expect(pacer.next == 1.625)
  }

  @Test func displaysOfOtherRatesHaveGridsOfTheirOwn() {
    var clock = FrameClock()
    #expect(clock.next(every: 0.25) == -.infinity)
    clock.begin(every: 0.25, at: 10)
    clock.begin(every: 0.125, at: 10.3125)
    #expect(clock.time == 10.3125)
    #expect(clock.next(every: 0.25) == 10.25 && clock.next(every: 0.125) == 10.4375)
    // The slower grid's time lies before the last frame: time does not go back.
    clock.begin(every: 0.25, at: 10.375)
    #expect(clock.time == 10.3125)
    #expect(clock.next(every: 0.25) == 10.5)
  }
}

/// Wakes of SDL's queue by what SDL does not know.
@MainActor @Suite(.serialized) struct EventWakerTests {
  /// The next event of the waker; ten seconds at most.
  private func wake(_ waker: EventWaker) -> Bool {
    var event = SDL_Event()
    while SDL_WaitEventTimeout(&event, 10_000) == 1 { if event.type == waker.eventType { return true } }
    return false
  }

  private func write(_ descriptor: Int32) { _ = Foundation.write(descriptor, "x", 1) }

  @Test func eachWriteWakesOnceItIsAcknowledged() throws {
    let stage = try Stage()
    var ends: [Int32] = [0, 0]
    try #require(pipe(&ends) == 0)
    let waker = try EventWaker(watching: [ends[0]])
    defer {
      waker.stop()
      for end in ends { close(end) }
      withExtendedLifetime(stage) {}
    }
    for _ in 0..<3 {
      write(ends[1])
      #expect(wake(waker))
      waker.acknowledge()
    }
  }

  @Test func anArmedTimeWakes() throws {
    let stage = try Stage()
    let waker = try EventWaker(watching: [])
    defer {
      waker.stop()
      withExtendedLifetime(stage) {}
    }
    for time in [-Double.infinity, 0, stage.platform.now + 0.002] {
      waker.arm(at: time)
      #expect(wake(waker))
      waker.acknowledge()
    }
    // A time without end is none.
    waker.arm(at: 1e300)
    waker.arm(at: nil)
  }
}
