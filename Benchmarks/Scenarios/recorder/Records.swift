import BenchKit
import Foundation
import TraceCapture
import TraceRecorder

/// Records `ns_per_record`, which the thread that records pays for one, while a session writes them to a file;
/// `ns_per_stack_record`, for a write's record with the stack of its code; and `drops`, the records lost at a million a
/// second for ten seconds.
@MainActor
func measureRecords(_ scenario: Scenario, _ metrics: inout Metrics) throws {
  let path = FileManager.default.temporaryDirectory.appendingPathComponent("bench-\(getpid()).apustrace").path
  defer { unlink(path) }
  let recorder = Recording.makeRecorder()
  let session = TraceSession(
    options: TraceOptions(path: path, sampleRate: 0), recorder: recorder, names: TraceNames(), willStart: { _ in })
  try session.start()
  defer { session.stop() }

  // A third of the ring at a time, and then the writer's turn.
  let count = TraceSession.ringCapacity / 3
  let effort = Effort(warmUps: 4, minimumRuns: scenario.isQuick ? 2 : 60, seconds: 0)
  func waitForWriter() { usleep(120_000) }
  let plain = measure(effort, clock: threadNanoseconds, prepare: waitForWriter) {
    for id in 0..<UInt32(count) { recorder.instant(.check, id: id, type: Int.self) }
  }.divided(by: count)
  metrics.record("ns_per_record", plain.median)
  metrics.record("ns_per_record_q1", plain.quantile(0.25))
  metrics.record("ns_per_record_q3", plain.quantile(0.75))
  metrics.record("ns_per_record_min", plain.minimum)

  let writes = count / 20
  let stacks = measure(effort, clock: threadNanoseconds, prepare: waitForWriter) {
    for id in 0..<UInt32(writes) { recorder.write(id: id, attribute: 1, cause: 0, property: 1, detail: 0) }
  }.divided(by: writes)
  metrics.record("ns_per_stack_record", stacks.median)

  waitForWriter()
  precondition(recorder.drops == 0, "a third of the ring fits into it")
  let seconds = scenario.isQuick ? 0.1 : 10
  let start = wallNanoseconds()
  var written = 0
  while true {
    let elapsed = wallNanoseconds() - start
    if elapsed >= seconds * 1e9 { break }
    // A million a second is a thousand in a millisecond, in bursts as long as this thread was kept from running.
    while Double(written) * 1000 < elapsed {
      recorder.instant(.check, id: UInt32(truncatingIfNeeded: written), type: Int.self)
      written += 1
    }
  }
  metrics.record("drops", Double(recorder.drops))
  metrics.record("records_per_s", Double(written) / seconds)
}
