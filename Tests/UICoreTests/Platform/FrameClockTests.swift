import Testing

@testable import PlatformSDL

struct FrameClockTests {
  private let interval = 1.0 / 60

  @Test func framesInTimeFallOnTheGrid() {
    var clock = FrameClock()
    clock.begin(every: interval, at: 10)
    #expect(clock.time == 10 && clock.next(every: interval) == 10 + interval)
    // Woken a millisecond late.
    clock.begin(every: interval, at: 10 + interval + 0.001)
    #expect(clock.time == 10 + interval)
  }

  @Test func aFrameAfterARestStartsAtOnce() {
    var clock = FrameClock()
    clock.begin(every: interval, at: 10)
    clock.begin(every: interval, at: 10.5)
    #expect(clock.time == 10.5)
  }

  /// The computer slept for an hour: one frame shows what is then, none makes up for what was missed.
  @Test func aJumpForwardIsOneStep() {
    var clock = FrameClock()
    clock.begin(every: interval, at: 10)
    clock.begin(every: interval, at: 3610)
    #expect(clock.time == 3610 && clock.next(every: interval) == 3610 + interval)
  }

  @Test func aJumpBackIsNone() {
    var clock = FrameClock()
    clock.begin(every: interval, at: 10)
    clock.begin(every: interval, at: 9)
    #expect(clock.time == 10)
  }

  /// At 10.01 s a display of 100 Hz has shown 10.01; the grid of one of 60 Hz, woken late, still says 10.
  @Test func displaysOfTwoRatesShareTheTime() {
    var clock = FrameClock()
    clock.begin(every: interval, at: 10 - interval)
    clock.begin(every: 0.01, at: 10.01)
    clock.begin(every: interval, at: 10.012)
    #expect(clock.time == 10.01)
    // Its own grid keeps its place.
    #expect(clock.next(every: interval) == 10 - interval + interval + interval)
    #expect(clock.next(every: 0.01) == 10.01 + 0.01)
  }
}
