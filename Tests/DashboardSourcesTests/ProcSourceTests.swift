import DashboardFormat
import Foundation
import GraphData
import Testing

@testable import DashboardSources

struct ProcSourceTests {
  private static let meminfo =
    "MemTotal:       1000 kB\nMemAvailable:    400 kB\nSwapTotal: 0 kB\nSwapFree: 0 kB\nHugePages_Total:       0\n"
  private static let net = """
    Inter-|   Receive                                                |  Transmit
     face |bytes    packets errs drop fifo frame compressed multicast|bytes    packets errs drop fifo colls carrier compressed
        lo: 999 1 0 0 0 0 0 0 999 1 0 0 0 0 0 0
      eth0: 1000 1 0 0 0 0 0 0 500 1 0 0 0 0 0 0
    """

  private func sample(_ time: Double, busy: Int, idle: Int, net: String = net) -> ProcSample {
    ProcSample(
      time: time, stat: "cpu  \(busy) 0 0 \(idle) 0 0 0 0 0 0\ncpu0 \(busy) 0 0 \(idle) 0 0 0 0 0 0\nintr 5\n",
      meminfo: Self.meminfo, loadavg: "0.50 1.25 2.00 1/200 4242\n", net: net,
      diskstats:
        "   8       0 sda 10 0 100 0 5 0 50 0 0 0 0\n   8       1 sda1 10 0 100 0 5 0 50 0 0 0 0\n   7 0 loop0 1 1 1 1 1 1 1 1\n"
    )
  }

  private func values(_ source: ProcSource, _ metric: String) async throws -> [String: [Double]] {
    let request = QueryRequest(
      QuerySet(queries: [Query(name: "a", language: .other("proc"), text: metric)]), window: 0...1e9)
    var values: [String: [Double]] = [:]
    for series in try await source.load(request).series {
      values[series.name] = (0..<series.series.count).map {
        series.series.isValid(at: $0) ? series.series.y(at: $0) : -1
      }
    }
    return values
  }

  @Test func sharesAndRatesAreBetweenSamples() async throws {
    let source = ProcSource(capacity: 100)
    source.add(sample(10, busy: 100, idle: 900))
    // 30 of 100 ticks were busy; 2,000 bytes came in 2 seconds.
    source.add(sample(12, busy: 130, idle: 970, net: Self.net.replacing("1000 1", with: "3000 1")))
    #expect(try await values(source, "cpu") == ["cpu": [-1, 0.3]])
    #expect(try await values(source, "cpu.core") == ["cpu0": [-1, 0.3]])
    #expect(try await values(source, "network.received") == ["eth0": [-1, 1000]])
    #expect(try await values(source, "memory.used") == ["memory.used": [600 * 1024, 600 * 1024]])
    #expect(try await values(source, "load") == ["1": [0.5, 0.5], "5": [1.25, 1.25], "15": [2, 2]])
    #expect(try await values(source, "disk.read").keys.sorted() == ["sda"])
  }

  @Test func countersThatWentBackAreLeftOut() async throws {
    let source = ProcSource(capacity: 100)
    source.add(sample(10, busy: 100, idle: 900))
    source.add(sample(11, busy: 10, idle: 90))
    source.add(sample(11, busy: 20, idle: 180))
    #expect(try await values(source, "cpu") == [:])
    #expect(try await values(source, "load")["1"]?.count == 2)
  }

  @Test func theRingIsBounded() async throws {
    let source = ProcSource(capacity: 10)
    for index in 0..<1000 { source.add(sample(Double(index), busy: index, idle: index)) }
    let load = try #require(try await values(source, "load")["1"])
    #expect((10..<20).contains(load.count))
    #expect(try await values(source, "cpu")["cpu"]?.last == 0.5)
  }

  @Test(arguments: [
    "", "cpu", "cpu a b c d", "\u{0}\u{FFFD}", "cpu 1 2 3", "eth0: x 2", "MemTotal: x kB", ":::::", "sda",
  ])
  func textsThatAreNotAsExpectedAreLeftAside(text: String) {
    #expect(ProcText.processors(text).isEmpty)
    #expect(ProcText.memory(text).isEmpty)
    #expect(ProcText.load(text).isEmpty)
    #expect(ProcText.network(text).isEmpty)
    #expect(ProcText.disks(text).isEmpty)
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/proc/stat"), "needs /proc"))
  func thisMachineIsMeasured() async throws {
    let source = ProcSource()
    source.sample(at: 1)
    let memory = try await values(source, "memory.total")
    #expect((memory["memory.total"]?.first ?? 0) > 1e6)
  }

  @Test func unknownMetricsAreErrors() async throws {
    await #expect(throws: DataSourceError.unsupported("'x' is not measured here.")) {
      _ = try await values(ProcSource(), "x")
    }
  }
}
