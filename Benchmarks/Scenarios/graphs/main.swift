import BenchKit
import Foundation
import Graphs

// Graphs of 1600 × 500 points, from a moved window to pixels, here and in other libraries. Every case runs in a process
// of its own: `bench-graphs --case NAME FRAMES`. CASE_ms is wall time; CASE_vs_PEER compares medians of this run.

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
  let ours = Peer.graphs
  let cases = GraphCase.allCases.filter { !scenario.isQuick || !$0.rawValue.hasSuffix("0m") }
  var mostOverData = 0.0
  for kind in cases {
    scenario.progress(kind.rawValue)
    let name = kind.rawValue
    let figures: [String: Double]
    do {
      figures = try ours.run(["--case", name, scenario.isQuick ? "5" : "200"])
    } catch let failure as Peer.Failure where failure.isTimeout {
      scenario.progress("\(name)_timeout: not done after 120 s")
      continue
    }
    for figure in ["ms", "ms_min", "ms_p99", "cpu_ms", "rss_mb", "rss_over_data_mb", "anonymous_over_data_mb"] {
      metrics.record("\(name)_\(figure)", figures[figure] ?? .nan)
    }
    if kind == .pan_113x65 { metrics.record("first_113x65_ms", figures["first_ms"] ?? .nan) }
    if kind == .pan_100m { metrics.record("build_100m_s", figures["build_s"] ?? .nan) }
    mostOverData = max(mostOverData, figures["rss_over_data_mb"] ?? .nan)
  }
  metrics.record("rss_over_data_mb", mostOverData)
  for peer in GraphPeer.all { peer.run(cases, scenario, into: &metrics) }
}
