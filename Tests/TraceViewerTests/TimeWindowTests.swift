import Testing

@testable import TraceViewer

struct TimeWindowTests {
  @Test func `a zoom keeps the time under the pointer`() {
    var window = TimeWindow(duration: 1_000_000)
    window.zoom(by: 0.5, around: 0.25)
    // A quarter of the way from 0 to 1,000,000 is 250,000, which stays a quarter of the way from 125,000 to 625,000.
    #expect(window.start == 125_000)
    #expect(window.end == 625_000)
    #expect(window.time(at: 0.25) == 250_000)
  }

  @Test func `it stays within the recording and longer than 100 ns`() {
    var window = TimeWindow(duration: 1_000_000)
    window.zoom(by: 3, around: 0.9)
    #expect(window == TimeWindow(duration: 1_000_000))
    window.zoom(by: 1e-9, around: 0.5)
    #expect(window.length == TimeWindow.shortest)
    #expect(window.time(at: 0.5) == 500_000)
    window.pan(by: -1e9)
    #expect(window.start == 0)
    window.show(.nan, .infinity)
    #expect(window.start == 0)
  }

  @Test func `an empty recording has a window`() { #expect(TimeWindow(duration: 0).length == 100) }

  @Test(arguments: [(0.3, 1), (1, 1), (1.1, 2), (96, 100), (250, 500), (999, 1000)] as [(Double, Int64)])
  func `steps of the axis are round`(least: Double, step: Int64) { #expect(AxisTime.step(atLeast: least) == step) }

  @Test func `times have the decimals that their step needs`() {
    #expect(AxisTime.text(1_250_000_000, step: 10_000_000) == "1.25 s")
    #expect(AxisTime.text(1_250_300_000, step: 100_000) == "1250.3 ms")
    #expect(AxisTime.text(2_000_000_000, step: 1_000_000_000) == "2 s")
  }
}
