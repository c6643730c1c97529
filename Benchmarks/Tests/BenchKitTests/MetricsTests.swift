import BenchKit
import Testing

@Suite struct MetricsTests {
  @Test func samplesAreSummarised() {
    let samples = Samples((1...200).map(Double.init).shuffled())
    #expect(samples.minimum == 1)
    #expect(samples.median == 100.5)
    #expect(samples.p99 == 198)
    #expect(Samples([7]).p99 == 7)
  }

  @Test func aTimeHasItsMinimumAndP99Beside() {
    var metrics = Metrics()
    metrics.record("frame_ms", Samples([2e6, 1e6, 9e6]), in: .milliseconds)
    metrics.compare("frame", to: "peer", ours: 2, theirs: 5)
    #expect(
      metrics.json(name: "x")
        == #"{"name":"x","metrics":{"frame_ms":2,"frame_ms_min":1,"frame_ms_p99":9,"frame_vs_peer":2.5}}"#)
  }

  @Test func measuringRunsAtLeastAsOftenAsAsked() {
    var runs = 0
    let samples = measure(Effort(warmUps: 2, minimumRuns: 5, seconds: 0)) { runs += 1 }
    #expect(runs == 7)
    #expect(samples.sorted.count == 5)
  }

  @Test func usageOfThisProcessIsRead() throws {
    let usage = try #require(ProcessUsage.of())
    #expect(usage.processorSeconds > 0)
    #expect(usage.residentMB > 1 && usage.peakResidentMB >= usage.residentMB)
    #expect(ProcessUsage.of(-1) == nil)
  }
}
