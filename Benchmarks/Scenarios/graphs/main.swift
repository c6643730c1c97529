import BenchKit
import Foundation
import Graphs

// Graphs of 1600 × 500 points, from a moved window to pixels. Every case runs in a process of its own:
// `bench-graphs --case NAME FRAMES`.

if CommandLine.arguments.count == 4, CommandLine.arguments[1] == "--case",
  let kind = GraphCase(rawValue: CommandLine.arguments[2]), let frames = Int(CommandLine.arguments[3])
{
  let run = try GraphRun(kind)
  run.run(frames: frames)
  if let path = ProcessInfo.processInfo.environment["GRAPHS_SNAPSHOT"] { try run.save(to: path) }
  exit(0)
}

let scenario = Scenario("graphs")
scenario.run { metrics in
  let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().path
  let ours = Peer(executable: program)
  for kind in GraphCase.allCases where !(scenario.isQuick && kind.rawValue.hasSuffix("100m")) {
    scenario.progress(kind.rawValue)
    let figures = try ours.run(["--case", kind.rawValue, scenario.isQuick ? "5" : "200"])
    for figure in ["wall_ms", "wall_ms_min", "wall_ms_p99", "cpu_ms", "first_ms", "rss_mb", "rss_over_data_mb"] {
      metrics.record("\(kind.rawValue)_\(figure)", figures[figure] ?? .nan)
    }
  }
}
