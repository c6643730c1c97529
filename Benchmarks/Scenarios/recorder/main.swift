import ApusTool
import BenchKit
import Foundation

// What recording costs: a record, a body, the program's own time with a recording running and with none, the samples.
// `bench-recorder --runs WORKLOAD COUNT` is what measures programs with and without the recorder's hooks; see Hooks.swift.
// With `recorded` after it, a recording without samples runs: for profilers. `bench-recorder --tool …` is `apus …`.

try MainActor.assumeIsolated {
  let arguments = CommandLine.arguments
  if arguments.count > 1, arguments[1] == "--tool" { exit(Tool.run(Array(arguments.dropFirst(2)))) }
  if (4...5).contains(arguments.count), arguments[1] == "--runs", let kind = WorkloadKind(rawValue: arguments[2]),
    let count = Int(arguments[3])
  {
    let workload = try kind.make(isQuick: false)
    let recording = arguments.last == "recorded" ? try Recording(workload, sampleRate: 0) : nil
    let samples = measure(Effort(warmUps: 1, minimumRuns: count, seconds: 0), clock: threadNanoseconds, workload.run)
    var metrics = Metrics()
    metrics.record("ns", samples.median)
    print(metrics.json(name: kind.rawValue))
    recording?.stop()
    exit(0)
  }

  let scenario = Scenario("recorder")
  scenario.run { metrics in
    scenario.progress("records")
    try measureRecords(scenario, &metrics)
    for kind in WorkloadKind.allCases {
      scenario.progress("recording \(kind)")
      try measureRecording(kind, scenario, &metrics)
    }
    scenario.progress("the end of a recording")
    try measureRecordEnd(scenario, &metrics)
    scenario.progress("samples")
    measureSampling(scenario, &metrics)
    try measureHooks(scenario, &metrics)
  }
}
