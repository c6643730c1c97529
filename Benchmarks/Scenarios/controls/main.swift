import BenchKit
import Foundation
import WindowProbe

// A form of 500 controls in a window of 420 × 800, all made at once; the same in Qt Quick Controls with the software
// renderer and in GTK 4 with cairo; and a text of 100 KB in an editor. Times are of the processor, from the event or the
// change to the picture. Every run has a process of its own: `bench-controls form GROUPS FRAMES`, a group being five
// controls, and `bench-controls editor PARAGRAPHS FRAMES`.

let arguments = CommandLine.arguments
if arguments.count == 4, let count = Int(arguments[2]), let frames = Int(arguments[3]) {
  let figures = try MainActor.assumeIsolated {
    switch arguments[1] {
    case "form": try measureForm(groups: count, frames: frames)
    case "editor": try measureEditor(paragraphs: count, frames: frames)
    default: fatalError("usage: bench-controls form GROUPS FRAMES | editor PARAGRAPHS FRAMES")
    }
  }
  print(figures.json(name: "controls"))
  exit(0)
}

let scenario = Scenario("controls")
scenario.run { metrics in
  let (groups, paragraphs, frames, repeats) = scenario.isQuick ? (10, 20, 4, 1) : (100, 218, 60, 7)
  let names = [
    "first_frame_ms", "toggle_ms", "key_to_pixels_ms", "resize_ms", "editor_first_frame_ms", "editor_letter_ms",
  ]

  /// Records the medians of several processes, under names that begin with `prefix`, and the first frame's spread.
  func measure(_ prefix: String, _ metrics: inout Metrics, by run: ([String]) throws -> [String: Double]) throws {
    let runs = try (0..<repeats).map { _ in
      try run(["form", "\(groups)", "\(frames)"]).merging(run(["editor", "\(paragraphs)", "\(frames)"])) { $1 }
    }
    for name in runs[0].keys.sorted() {
      let samples = Samples(runs.map { $0[name] ?? .nan })
      metrics.record(prefix + name, samples.median)
      guard name == "first_frame_ms" else { continue }
      metrics.record(prefix + "first_frame_min_ms", samples.minimum)
      metrics.record(prefix + "first_frame_max_ms", samples.sorted[samples.sorted.count - 1])
    }
  }

  scenario.progress("\(groups * 5) controls and a text of \(paragraphs) paragraphs, \(repeats) runs")
  let ours = Peer(executable: URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().path)
  try measure("", &metrics, by: ours.run)
  try Toolkit.forEach(scenario, &metrics) { toolkit, metrics in
    try measure("\(toolkit)_", &metrics) { try toolkit.run("controls", $0) }
    for name in names {
      guard let mine = metrics[name], let theirs = metrics["\(toolkit)_\(name)"] else { continue }
      metrics.compare(String(name.dropLast(3)), to: "\(toolkit)", ours: mine, theirs: theirs)
    }
  }
}
