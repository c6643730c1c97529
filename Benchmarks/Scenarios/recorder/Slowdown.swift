import BenchKit
import Foundation
import TraceCapture

/// What the workload takes without a recording, with one, with one that samples as well, and with one of all rules: in
/// turn, in one process.
///
/// Records `slowdown_on_…`: the processor time of the thread that runs the views with a recording at the default rate of
/// samples, over that without; beside it without samples, and of the whole process, the writer's thread included. Each is
/// the median of the ratios of neighbouring runs, with the quartiles. `ns_per_…` and `bytes_per_…`: what a recording without
/// samples adds, and writes, for a frame of Landmarks, a body, a write with its body. `dropped_…`: records that the rings had no
/// room for, 0 on a quiet machine.
@MainActor
func measureRecording(_ kind: WorkloadKind, _ scenario: Scenario, _ metrics: inout Metrics) throws {
  let workload = try kind.make(isQuick: scenario.isQuick)
  let rounds = scenario.isQuick ? 2 : 15
  let runs = scenario.isQuick ? 1 : kind == .landmarks ? 1 : 3
  var thread = Ratios(), process = Ratios(), threadAlone = Ratios(), processAlone = Ratios(), threadAll = Ratios()
  /// Frames, or bodies, of a run.
  let parts = Double((workload as? RowsRun)?.count ?? LandmarksRun.frames)
  var extra: [Double] = []
  var bytes: [Double] = [], allBytes: [Double] = []
  // Everything that the first recording alone pays for: memory, names.
  _ = try recorded(workload, rate: 1000, runs: runs)
  for _ in 0..<rounds {
    let off = cost(of: workload, runs: runs)
    let alone = try recorded(workload, rate: 0, runs: runs)
    let offAgain = cost(of: workload, runs: runs)
    let on = try recorded(workload, rate: 1000, runs: runs)
    threadAlone.add(alone.cost.thread, over: off.thread)
    processAlone.add(alone.cost.process, over: off.process)
    thread.add(on.cost.thread, over: offAgain.thread)
    process.add(on.cost.process, over: offAgain.process)
    extra.append((alone.cost.thread - off.thread) / parts)
    bytes.append(Double(alone.bytes) / Double(runs) / parts)
    // An update of 10,000 bodies runs more rules than the ring holds.
    if kind != .landmarks { continue }
    let last = cost(of: workload, runs: runs)
    let all = try recorded(workload, rate: 0, updates: .all, runs: runs)
    threadAll.add(all.cost.thread, over: last.thread)
    allBytes.append(Double(all.bytes) / Double(runs) / parts)
  }
  // Where other work keeps the writer waiting, the rings are full before it looks, and what is dropped costs less.
  if workload.recorder.drops > 0 { scenario.progress("\(kind): \(workload.recorder.drops) records dropped") }
  metrics.record("dropped_\(kind)", Double(workload.recorder.drops))
  metrics.record("slowdown_on_\(kind)", thread)
  metrics.record("slowdown_on_\(kind)_no_samples", threadAlone)
  metrics.record("slowdown_on_\(kind)_process", process)
  metrics.record("slowdown_on_\(kind)_process_no_samples", processAlone)
  let name = ["frame", "body", "write_and_body"][WorkloadKind.allCases.firstIndex(of: kind) ?? 0]
  metrics.record("ns_per_\(name)", Ratios(extra))
  metrics.record("bytes_per_\(name)", Samples(bytes).median)
  if kind != .landmarks { return }
  metrics.record("slowdown_on_\(kind)_all_updates", threadAll)
  metrics.record("bytes_per_\(name)_all_updates", Samples(allBytes).median)
}

/// Nanoseconds of processor time a run.
struct Cost {
  /// Of the thread that runs the views: the median.
  var thread: Double
  /// Of all threads: the mean.
  var process: Double
}

@MainActor
func cost(of workload: any Workload, runs: Int) -> Cost {
  workload.run()
  let start = processorNanoseconds()
  let thread = measure(Effort(warmUps: 0, minimumRuns: runs, seconds: 0), clock: threadNanoseconds, workload.run)
  return Cost(thread: thread.median, process: (processorNanoseconds() - start) / Double(runs))
}

@MainActor
private func recorded(
  _ workload: any Workload, rate: Int, updates: TraceOptions.Updates = .bodies, runs: Int
) throws -> (cost: Cost, bytes: Int) {
  let recording = try Recording(workload, sampleRate: rate, updates: updates)
  workload.run()
  recording.settle()
  let size = recording.fileSize
  let result = cost(of: workload, runs: runs)
  recording.settle()
  let bytes = recording.fileSize - size
  recording.stop()
  // One run to warm up, which is in the file too.
  return (result, bytes * runs / (runs + 1))
}

/// Ratios of neighbouring measurements.
struct Ratios {
  private(set) var values: [Double]

  init(_ values: [Double] = []) { self.values = values }

  mutating func add(_ value: Double, over base: Double) { values.append(value / base) }
}

extension Metrics {
  /// Records the median as `name`, with the quartiles `name_q1` and `name_q3` beside it.
  mutating func record(_ name: String, _ ratios: Ratios) {
    let samples = Samples(ratios.values)
    record(name, samples.median)
    record(name + "_q1", samples.quantile(0.25))
    record(name + "_q3", samples.quantile(0.75))
  }
}
