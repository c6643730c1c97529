import BenchKit
import Foundation
import WindowProbe

// A hello-world window, seen from outside: time to its first frame, time from a click to its pixels, memory, and the
// processor time that it takes while nothing happens.

let scenario = Scenario("idle")
let launches = scenario.isQuick ? 2 : 9
let clicks = scenario.isQuick ? 3 : 40
let idleSeconds = scenario.isQuick ? 1.0 : 10.0

scenario.run { metrics in
  let display = try VirtualDisplay()
  let probe = try WindowProbe(display)

  /// Starts the program; returns it, its window's centre, and the time until that is no longer black.
  func launch() throws -> (program: Program, centre: WindowProbe.Point, nanoseconds: Double) {
    let start = wallNanoseconds()
    let program = try Program("bench-hello", display: display.name)
    var centre: WindowProbe.Point?
    try probe.wait(for: "the first frame") {
      centre = probe.windowCentre()
      return centre.map { probe.pixel(at: $0) > 0 } ?? false
    }
    return (program, centre!, wallNanoseconds() - start)
  }

  scenario.progress("starting \(launches) times")
  var times: [Double] = []
  for _ in 1..<launches {
    try times.append(launch().nanoseconds)
    try probe.wait(for: "the window to close") { probe.windowCentre() == nil }
  }
  let (program, centre, last) = try launch()
  metrics.record("first_frame_ms", Samples(times + [last]), in: .milliseconds)

  scenario.progress("clicking \(clicks) times")
  probe.movePointer(to: centre)
  usleep(300_000)
  var delays: [Double] = []
  for _ in 0..<clicks {
    let before = probe.pixel(at: centre)
    probe.setPrimaryButton(isPressed: true)
    usleep(60_000)
    let pressed = probe.pixel(at: centre)
    let start = wallNanoseconds()
    probe.setPrimaryButton(isPressed: false)
    try probe.wait(for: "a click to change the window") { ![before, pressed].contains(probe.pixel(at: centre)) }
    delays.append(wallNanoseconds() - start)
    usleep(60_000)
  }
  metrics.record("click_to_pixels_ms", Samples(delays), in: .milliseconds)

  scenario.progress("idle for \(idleSeconds) seconds")
  usleep(1_000_000)
  guard let before = ProcessUsage.of(program.pid) else { throw WindowProbe.Failure.timedOut("a program that ended") }
  usleep(UInt32(idleSeconds * 1e6))
  guard let after = ProcessUsage.of(program.pid) else { throw WindowProbe.Failure.timedOut("a program that ended") }
  metrics.record("cpu_s", after.processorSeconds - before.processorSeconds)
  metrics.record("rss_mb", after.residentMB)
}
