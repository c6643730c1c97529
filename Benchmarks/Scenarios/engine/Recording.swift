import BenchKit
import TraceRecorder

/// Records `recorder_off_ns` and `recorder_on_ns`, one record each.
func measureRecording(_ effort: Effort, _ metrics: inout Metrics) {
  let recorder = TraceRecorder(capacity: 1 << 16)
  let count = 50_000
  func record() { for id in 0..<UInt32(count) { recorder.instant(.marker, id: id) } }
  func loop() { for id in 0..<UInt32(count) { keep(id) } }
  let off = measure(effort, clock: processorNanoseconds) {
    for id in 0..<UInt32(count) {
      recorder.instant(.marker, id: id)
      keep(id)
    }
  }
  let empty = measure(effort, clock: processorNanoseconds, loop)
  recorder.isEnabled = true
  let on = measure(effort, clock: processorNanoseconds, prepare: { _ = recorder.drain() }, record)
  precondition(recorder.drops == 0, "the ring holds one run")
  metrics.record("recorder_off_ns", max(0, off.minimum - empty.minimum) / Double(count))
  metrics.record("recorder_on_ns", on.divided(by: count), in: .nanoseconds)
}
