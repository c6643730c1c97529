import BenchKit
import CTraceSampler
import Foundation
import Synchronization

/// What samples cost the thread that is sampled: the same work with none, and by each source at two rates, in turn.
///
/// Records `sampling_SOURCE_RATE_slowdown` with its quartiles, and `…_per_s`, the samples that came for each second of
/// processor time. `perf` is left out where the kernel does not allow it.
@MainActor
func measureSampling(_ scenario: Scenario, _ metrics: inout Metrics) {
  let rounds = scenario.isQuick ? 1 : 11
  for (source, allowPerf) in [("timer", false), ("perf", true)] {
    for rate in [1000, 4000] {
      var ratios = Ratios()
      var perSecond: [Double] = []
      for _ in 0..<rounds {
        let plain = work(scenario)
        guard let sampler = Sampler(rate: rate, allowPerf: allowPerf) else { return }
        _ = work(scenario)
        // The sampler is emptied every 20 ms, later where other programs are at work too.
        usleep(100_000)
        let before = sampler.count
        let sampled = work(scenario)
        usleep(100_000)
        let count = sampler.count - before
        let usesPerf = sampler.stop()
        if allowPerf, !usesPerf { return }
        ratios.add(sampled, over: plain)
        perSecond.append(Double(count) / (sampled / 1e9))
      }
      metrics.record("sampling_\(source)_\(rate)_slowdown", ratios)
      metrics.record("sampling_\(source)_\(rate)_per_s", Samples(perSecond).median)
    }
  }
}

/// Some 100 ms of arithmetic, 40 calls deep; nanoseconds.
@MainActor
private func work(_ scenario: Scenario) -> Double {
  let start = threadNanoseconds()
  keep(descend(40, steps: scenario.isQuick ? 100_000 : 60_000_000))
  return threadNanoseconds() - start
}

@inline(never)
private func descend(_ depth: Int, steps: Int) -> UInt64 {
  if depth > 0 {
    let result = descend(depth - 1, steps: steps)
    keep(depth)
    return result
  }
  var state: UInt64 = 1
  for _ in 0..<steps { state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407 }
  return state
}

/// A sampler with the thread that empties it, as a recording has.
private final class Sampler: Sendable {
  private let samples = Atomic<Int>(0)
  private let usesPerf = Atomic<Bool>(false)
  private let isStopping = Atomic<Bool>(false)
  private let update: Mutex<UnsafeMutablePointer<UInt32>>
  private let started = DispatchSemaphore(value: 0)
  private let ended = DispatchSemaphore(value: 0)

  var count: Int { samples.load(ordering: .relaxed) }

  /// Samples the calling thread, from another one.
  init?(rate: Int, allowPerf: Bool) {
    let update = UnsafeMutablePointer<UInt32>.allocate(capacity: 1)
    update.initialize(to: 0)
    self.update = Mutex(update)
    let main = apus_this_thread()
    Thread { [self] in run(rate: UInt32(rate), main: main, allowPerf: allowPerf) }.start()
    started.wait()
  }

  private func run(rate: UInt32, main: Int32, allowPerf: Bool) {
    let sampler = update.withLock { apus_sampler_start(rate, main, $0, allowPerf) }
    if let sampler { usesPerf.store(apus_sampler_uses_perf(sampler), ordering: .relaxed) }
    started.signal()
    while let sampler, !isStopping.load(ordering: .relaxed) {
      usleep(20_000)
      _ = apus_sampler_drain(
        sampler,
        { _, context in
          guard let context else { return }
          Unmanaged<Sampler>.fromOpaque(context).takeUnretainedValue().samples.add(1, ordering: .relaxed)
        }, Unmanaged.passUnretained(self).toOpaque())
    }
    if let sampler { apus_sampler_stop(sampler) }
    ended.signal()
  }

  /// - Returns: whether the kernel walked the stacks.
  func stop() -> Bool {
    isStopping.store(true, ordering: .relaxed)
    ended.wait()
    return usesPerf.load(ordering: .relaxed)
  }

  deinit { update.withLock { $0.deallocate() } }
}
