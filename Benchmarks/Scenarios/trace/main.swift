import ApusTool
import BenchKit
import Foundation
import TraceAnalysis

// A recording of ten minutes: how long it takes to read it, join its records and sum them up, and how much memory. Each
// happens in a process of its own: `bench-trace --load FILE`, and `bench-trace --summary FILE`, which is `apus summary`.
// `bench-trace --write FILE` keeps the recording, for other tools.

let arguments = CommandLine.arguments
if arguments.count == 3, arguments[1] == "--write" {
  print(try Session.write(to: arguments[2], seconds: 600), "records")
  exit(0)
}
if arguments.count == 3, ["--load", "--summary"].contains(arguments[1]) {
  var metrics = Metrics()
  let start = wallNanoseconds()
  if arguments[1] == "--load" {
    let trace = try Trace(contentsOf: arguments[2])
    metrics.record("s", (wallNanoseconds() - start) / 1e9)
    metrics.record("updates", Double(trace.updates.count))
    metrics.record("samples", Double(trace.samples.count))
  } else {
    let quiet = Console(output: { _ in }, errorOutput: { FileHandle.standardError.write(Data($0.utf8)) })
    let code = Tool.run(["summary", arguments[2]], console: quiet)
    guard code == 0 else { exit(code) }
    metrics.record("s", (wallNanoseconds() - start) / 1e9)
  }
  metrics.record("peak_mb", ProcessUsage.of(getpid())?.peakResidentMB ?? .nan)
  print(metrics.json(name: "child"))
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

  let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().path
  /// The run that took least: what other programs do at the same time only adds.
  func best(_ option: String) throws -> [String: Double] {
    let runs = try (0..<(scenario.isQuick ? 1 : 5)).map { _ in
      try Peer(executable: program, arguments: [option, file]).run()
    }
    return runs.min { $0["s"] ?? .infinity < $1["s"] ?? .infinity } ?? [:]
  }

  scenario.progress("reading it")
  let load = try best("--load")
  metrics.record("updates", load["updates"] ?? .nan)
  metrics.record("samples", load["samples"] ?? .nan)
  metrics.record("load_s", load["s"] ?? .nan)
  metrics.record("load_peak_mb", load["peak_mb"] ?? .nan)
  scenario.progress("summing it up")
  let summary = try best("--summary")
  metrics.record("summary_s", summary["s"] ?? .nan)
  metrics.record("summary_peak_mb", summary["peak_mb"] ?? .nan)
}
