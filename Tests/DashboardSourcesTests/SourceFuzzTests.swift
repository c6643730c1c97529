import DashboardFormat
import DashboardTestSupport
import Foundation
import Testing

@testable import DashboardSources

/// Mutants of what sources are asked and of what they read.
struct SourceFuzzTests {
  @Test(.enabled(if: SharedData.isThere, "needs ../shared or APUS_SHARED"))
  func mutantsOfDashboardsAreAnswered() throws {
    let seeds = try (SharedData.files("datadog") + SharedData.files("grafana"))
      .filter { $0.data.count < 40_000 }
      .map { try JSONValue(parsing: $0.data) }
    var mutator = Mutator(seed: 1)
    for number in 0..<500 {
      let input = Array(mutator.mutant(of: seeds[mutator.below(seeds.count)]).text().utf8)
      guard let document = try? DashboardReader().read(input) else { continue }
      let start = Date()
      for widget in document.dashboard.leaves.prefix(20) {
        for set in widget.definition.requests.prefix(4) {
          let request = QueryRequest(set, window: 0...3600, width: 20, shape: .table)
          _ = MadeUpSource(groupCount: 2, pointLimit: 10).result(request)
          for query in set.queries.prefix(10) { _ = VariableText.replace(query.text, ["job": ["a"]]) }
        }
      }
      // In a debug build on a busy machine.
      #expect(Date().timeIntervalSince(start) < 20, "mutant \(number)")
    }
  }

  @Test func mutantsOfProcFiles() throws {
    let text =
      "cpu  10 0 5 900 3 0 1 0 0 0\ncpu0 10 0 5 900\nMemTotal: 100 kB\neth0: 1 2 3 4 5 6 7 8 9 10\n 8 0 sda 1 2 3 4 5 6 7 8\n0.1 0.2 0.3 1/2 3\n"
    var mutator = Mutator(seed: 1)
    let source = ProcSource(capacity: 4)
    for time in 1...3000 {
      let torn = String(decoding: mutator.torn(Array(text.utf8)), as: UTF8.self)
      source.add(
        ProcSample(time: Double(time), stat: torn, meminfo: torn, loadavg: torn, net: torn, diskstats: torn))
    }
  }
}
