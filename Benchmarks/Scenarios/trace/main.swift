import BenchKit
import Foundation
import TraceAnalysis

// A recording of ten minutes: how long it takes to read it and join its records, and how much memory. Reading happens in
// a process of its own: `bench-trace --load FILE`.

if CommandLine.arguments.count == 3, CommandLine.arguments[1] == "--load" {
  let start = wallNanoseconds()
  let trace = try Trace(contentsOf: CommandLine.arguments[2])
  let seconds = (wallNanoseconds() - start) / 1e9
  var metrics = Metrics()
  metrics.record("load_s", seconds)
  metrics.record("load_peak_mb", ProcessUsage.of(getpid())?.peakResidentMB ?? .nan)
  metrics.record("updates", Double(trace.updates.count))
  metrics.record("samples", Double(trace.samples.count))
  metrics.record("joined", Double(trace.updates.rootWrite.count { $0 >= 0 }))
  print(metrics.json(name: "load"))
  exit(0)
}

let scenario = Scenario("trace")
scenario.run { metrics in
  let file = FileManager.default.temporaryDirectory.appendingPathComponent("bench-\(getpid()).trace").path
  defer { try? FileManager.default.removeItem(atPath: file) }
  let seconds = scenario.isQuick ? 2 : 600
  scenario.progress("writing \(seconds) seconds of a session")
  metrics.record("records", Double(try Session.write(to: file, seconds: seconds)))
  let size = try FileManager.default.attributesOfItem(atPath: file)[.size] as? Int ?? 0
  metrics.record("file_mb", Double(size) / 1_048_576)

  scenario.progress("reading it")
  let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().path
  /// The run that took least: what other programs do at the same time only adds.
  let loads = try (0..<(scenario.isQuick ? 1 : 5)).map { _ in
    try Peer(executable: program, arguments: ["--load", file]).run()
  }
  let load = loads.min { $0["load_s"] ?? .infinity < $1["load_s"] ?? .infinity } ?? [:]
  for name in ["load_s", "load_peak_mb", "updates", "samples", "joined"] {
    metrics.record(name, load[name] ?? .nan)
  }
}
