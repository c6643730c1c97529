internal import CTraceSampler
import TraceFormat
import TraceRecorder

/// Samples of this process's threads, as records.
///
/// Confined to the thread that makes it.
final class SampleReader {
  /// A sample and the thread that it is of.
  struct Sample {
    let thread: Int32
    let knowsUpdate: Bool
    /// The sample's record, then those of its stack. The field for the thread is not set yet.
    var records: [TraceRecord]
    var time: UInt64 { records[0].time }
  }

  private let sampler: OpaquePointer
  private(set) var drops: UInt64 = 0

  /// - Parameters:
  ///   - rate: samples a second of each thread's processor time. At 0, only a main thread that hangs is sampled.
  ///   - mainThread: the system's number of the thread that runs the views.
  ///   - update: where the main thread keeps the serial number of the update that it runs.
  ///   - allowPerf: whether the kernel may walk the stacks.
  /// - Returns: nil if there is another reader.
  init?(rate: Int, mainThread: Int32, update: UnsafeMutablePointer<UInt32>, allowPerf: Bool = true) {
    guard let sampler = apus_sampler_start(UInt32(rate), mainThread, update, allowPerf) else { return nil }
    self.sampler = sampler
  }

  deinit { apus_sampler_stop(sampler) }

  var usesPerf: Bool { apus_sampler_uses_perf(sampler) }

  /// Starts to sample threads that are new.
  func refresh() { apus_sampler_refresh(sampler) }

  /// Samples the main thread even at a rate of 0, or stops doing so.
  func setWatchdog(_ isSet: Bool) { apus_sampler_set_watchdog(sampler, isSet) }

  /// Takes out the samples since the last call. Those of each thread are in order.
  func take() -> [Sample] {
    var samples: [Sample] = []
    withUnsafeMutablePointer(to: &samples) { drops = apus_sampler_drain(sampler, Self.collect, $0) }
    return samples
  }

  /// A sample of the main thread, if it waits in the kernel.
  func takeBlockedMain() -> Sample? {
    var samples: [Sample] = []
    withUnsafeMutablePointer(to: &samples) { _ = apus_sampler_look_at_blocked_main(sampler, Self.collect, $0) }
    return samples.first
  }

  private static let collect: apus_sample_body = { sample, context in
    guard let sample = sample?.pointee, let samples = context?.assumingMemoryBound(to: [Sample].self) else { return }
    samples.pointee.append(Sample(sample))
  }
}

extension SampleReader.Sample {
  fileprivate init(_ sample: apus_sample) {
    let frames = UnsafeBufferPointer(start: sample.frames, count: Int(sample.count))
    let first = TraceRecord(
      time: sample.time, reference: frames.first ?? 0, kind: .sample, detail: sample.detail, id: sample.update,
      cause: UInt32(clamping: sample.cpu / 1000), value: sample.count)
    records = [first] + TraceRecord.stack(frames.dropFirst())
    thread = sample.thread
    knowsUpdate = sample.knows_update
  }
}
