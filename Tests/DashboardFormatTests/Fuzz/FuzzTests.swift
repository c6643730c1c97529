import Foundation
import GraphData
import Testing

@testable import DashboardFormat

/// Mutants of real files, through every reader and what works on their results.
///
/// The suite takes a few thousand; `APUS_FUZZ_SECONDS` (Scripts/fuzz-dashboards) takes as many as fit in that time.
/// `APUS_FUZZ_SEED` starts elsewhere. A mutant that kills the process is in `APUS_FUZZ_FOLDER`, written before it is read.
@Suite(.enabled(if: SharedData.isThere, "needs ../shared or APUS_SHARED"))
struct FuzzTests {
  private struct Budget {
    let deadline: Date?
    let count: Int
    let seed: UInt64
    let folder: URL?

    init(count: Int) {
      let environment = ProcessInfo.processInfo.environment
      deadline = environment["APUS_FUZZ_SECONDS"].flatMap { Double($0) }.map { Date().addingTimeInterval($0) }
      self.count = count
      seed = environment["APUS_FUZZ_SEED"].flatMap { UInt64($0) } ?? 1
      folder = environment["APUS_FUZZ_FOLDER"].map { URL(fileURLWithPath: $0) }
    }

    func allows(_ done: Int) -> Bool { deadline.map { Date() < $0 } ?? (done < count) }

    /// Keeps what is about to be read.
    func keep(_ name: String, _ bytes: [UInt8]) throws {
      try folder.map { try Data(bytes).write(to: $0.appendingPathComponent(name)) }
    }
  }

  /// Seconds that one mutant may take, in a debug build on a busy machine.
  private static let patience = 20.0

  @Test func mutantsOfDashboards() throws {
    let budget = Budget(count: 1000)
    let seeds =
      try (SharedData.files("datadog") + SharedData.files("grafana"))
      .filter { $0.data.count < 40_000 }
      .map { try JSONValue(parsing: $0.data) } + [RoundTripTests.everything.json]
    var mutator = Mutator(seed: budget.seed)
    var done = 0
    var readable = 0
    while budget.allows(done) {
      done += 1
      let mutant = mutator.mutant(of: seeds[mutator.below(seeds.count)])
      let bytes = Array(mutant.text().utf8)
      let isTorn = mutator.below(4) == 0
      let input = isTorn ? mutator.torn(bytes) : bytes
      try budget.keep("dashboard.json", input)
      let start = Date()
      if let document = try? DashboardReader().read(input) {
        readable += 1
        use(document)
      }
      #expect(Date().timeIntervalSince(start) < Self.patience, "mutant \(done) of seed \(budget.seed)")
    }
    print("fuzz: \(done) mutants of dashboards, \(readable) of them read")
    #expect(readable > done / 3)
  }

  /// What programs do with a dashboard: its own file reads back the same, and its widgets have data.
  private func use(_ document: DashboardDocument) {
    let again = try? DashboardReader().read(Array(document.dashboard.fileText.utf8))
    // Fields of a file of ours have ranges; a second time nothing changes any more.
    let third = again.flatMap { try? DashboardReader().read(Array($0.dashboard.fileText.utf8)) }
    #expect(again != nil && again?.dashboard == third?.dashboard)
    for widget in document.dashboard.leaves.prefix(20) {
      for set in widget.definition.requests.prefix(4) {
        let request = QueryRequest(set, window: 0...3600, width: 20, shape: .table)
        _ = MadeUpSource(groupCount: 2, pointLimit: 10).result(request)
        for query in set.queries.prefix(10) { _ = VariableText.replace(query.text, ["job": ["a"]]) }
      }
    }
  }

  @Test func mutantsOfResponses() throws {
    let budget = Budget(count: 3000)
    let seeds = try Self.responses.map { try JSONValue(parsing: $0) }
    var mutator = Mutator(seed: budget.seed)
    var done = 0
    while budget.allows(done) {
      done += 1
      let mutant = mutator.mutant(of: seeds[mutator.below(seeds.count)])
      let bytes = Array(mutant.text().utf8)
      let input = mutator.below(4) == 0 ? mutator.torn(bytes) : bytes
      try budget.keep("response.json", input)
      guard let result = try? QueryResponse.read(input, step: 15) else { continue }
      for series in result.series { _ = series.series.xExtent }
    }
    print("fuzz: \(done) mutants of responses")
  }

  @Test func mutantsOfProcFiles() throws {
    let budget = Budget(count: 3000)
    let text =
      "cpu  10 0 5 900 3 0 1 0 0 0\ncpu0 10 0 5 900\nMemTotal: 100 kB\neth0: 1 2 3 4 5 6 7 8 9 10\n 8 0 sda 1 2 3 4 5 6 7 8\n0.1 0.2 0.3 1/2 3\n"
    var mutator = Mutator(seed: budget.seed)
    let source = ProcSource(capacity: 4)
    var done = 0
    while done < budget.count {
      done += 1
      let torn = String(decoding: mutator.torn(Array(text.utf8)), as: UTF8.self)
      source.add(
        ProcSample(time: Double(done), stat: torn, meminfo: torn, loadavg: torn, net: torn, diskstats: torn))
    }
  }

  private static let responses = [
    #"{"status":"success","data":{"resultType":"matrix","result":[{"metric":{"__name__":"up","job":"a"},"values":[[10,"1"],[25,"NaN"],[70,"2"]]}]},"warnings":["w"]}"#,
    #"{"status":"success","data":{"resultType":"vector","result":[{"metric":{"a":"b"},"value":[5,"3"]}]}}"#,
    #"{"status":"success","data":{"resultType":"scalar","result":[5,"3"]}}"#,
    #"{"status":"success","data":{"resultType":"string","result":[5,"x"]}}"#,
    #"{"status":"error","errorType":"bad_data","error":"parse error"}"#,
    #"{"status":"ok","series":[{"metric":"m","interval":20,"scope":"host:a","tag_set":["host:a"],"pointlist":[[1000,1.5],[2000,null]],"unit":[{"family":"bytes","scale_factor":1024,"name":"kibibyte"},null]}]}"#,
    #"{"data":{"attributes":{"series":[{"group_tags":["env:p"],"query_index":0,"unit":[{"name":"byte"},null]}],"times":[1000,2000],"values":[[0.5,null]]}}}"#,
    #"{"data":{"attributes":{"columns":[{"name":"env","type":"group","values":[["p"],["s"]]},{"name":"a","type":"number","meta":{"unit":[{"name":"byte"},null]},"values":[1,2]}]}}}"#,
  ]
}
