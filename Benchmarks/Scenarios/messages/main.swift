import BenchKit
import Foundation

// A conversation of 8,000, 100,000 and 1,000,000 messages in a window of 420 × 800, and the longest in a ListView of Qt
// Quick over the same file. Opening and jumps are in wall time, for they wait for the disk; scrolling is in time of the
// processor, reading of pages included. Every page runs in a process of its own: `bench-messages page FILE COUNT FRAMES`.
// `bench-messages hostile [KIND…]`: what strangers may send, see Hostile.

let arguments = CommandLine.arguments
if arguments.count == 5, arguments[1] == "page", let count = Int(arguments[3]), let frames = Int(arguments[4]) {
  let figures = try await Page(file: URL(filePath: arguments[2]), count: count, frames: frames).measure()
  print(figures.json(name: "messages"))
  exit(0)
}
if arguments.count > 1, arguments[1] == "hostile" {
  let kinds = Array(arguments.dropFirst(2)).filter { !$0.hasPrefix("--") }
  let scenario = Scenario("messages-hostile", arguments: arguments.dropFirst(2).filter { $0.hasPrefix("--") })
  let metrics = try await Hostile(rounds: scenario.isQuick ? 1 : 3).measure(only: kinds) { scenario.progress($0) }
  scenario.finish(metrics)
  exit(0)
}

let scenario = Scenario("messages")
let sizes = scenario.isQuick ? [("_8k", 2_000)] : [("_8k", 8_000), ("_100k", 100_000), ("_1m", 1_000_000)]
let frames = scenario.isQuick ? 30 : 600
let folder = URL(filePath: Peer.builds).appending(path: "messages")
try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
for (_, count) in sizes {
  scenario.progress("a file of \(count) messages")
  try await History.fill(folder.appending(path: "\(count).sqlite"), count)
}
let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().path
scenario.run { metrics in
  for (size, count) in sizes {
    scenario.progress("\(count) messages, \(frames) frames")
    let words = ["page", folder.appending(path: "\(count).sqlite").path, "\(count)", "\(frames)"]
    let runs = try (0..<(scenario.isQuick ? 1 : 3)).map { _ in try Peer(executable: program).run(words) }
    for figure in [
      "open", "open_cpu", "scroll_cpu", "scroll_cpu_min", "scroll_cpu_p99", "jump", "jump_min", "jump_p99",
    ] {
      // The longest history is what goals are of.
      let name = figure.hasPrefix("scroll_cpu") && size == sizes.last?.0 ? figure : figure + size
      metrics.record(name + "_ms", Samples(runs.map { $0[figure + "_ms"] ?? .nan }).median)
    }
    metrics.record("rss\(size)_mb", Samples(runs.map { $0["rss_mb"] ?? .nan }).median)
  }
  guard let (_, count) = sizes.last else { return }
  guard (try? Peer.output(of: "/usr/bin/env", ["pkg-config", "--exists", "Qt6Quick", "sqlite3"])) != nil else {
    scenario.progress("Qt Quick is NOT COMPARED: pkg-config knows no Qt6Quick")
    metrics.record("qtquick_is_missing", 1)
    return
  }
  scenario.progress("the same in Qt Quick")
  let peer = try Peer.compiled("messages-qtquick", packages: ["Qt6Quick", "sqlite3"], usesMetaObjects: true)
  let words = [folder.appending(path: "\(count).sqlite").path, "\(count)", "\(frames)"]
  let runs = try (0..<(scenario.isQuick ? 1 : 3)).map { _ in try peer.run(words) }
  func median(_ figure: String) -> Double { Samples(runs.map { $0[figure] ?? .nan }).median }
  for figure in ["open_ms", "scroll_cpu_ms", "scroll_cpu_min_ms", "scroll_cpu_p99_ms", "jump_ms", "rss_mb"] {
    metrics.record("qtquick_" + figure, median(figure))
  }
  metrics.compare("scroll", to: "qtquick", ours: metrics["scroll_cpu_ms"] ?? .nan, theirs: median("scroll_cpu_ms"))
}
