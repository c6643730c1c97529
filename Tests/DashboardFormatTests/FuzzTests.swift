import DashboardTestSupport
import Foundation
import GraphData
import Testing

@testable import DashboardFormat

/// Mutants of real files and of servers' answers, through every reader.
@Suite(.enabled(if: SharedData.isThere, "needs ../shared or APUS_SHARED"))
struct FuzzTests {
  @Test func mutantsOfDashboards() throws {
    let seeds =
      try (SharedData.files("datadog") + SharedData.files("grafana"))
      .filter { $0.data.count < 40_000 }
      .map { try JSONValue(parsing: $0.data) } + [EveryWidget.dashboard.json]
    var mutator = Mutator(seed: 1)
    var readable = 0
    for number in 0..<1000 {
      let mutant = mutator.mutant(of: seeds[mutator.below(seeds.count)])
      let bytes = Array(mutant.text().utf8)
      let isTorn = mutator.below(4) == 0
      let input = isTorn ? mutator.torn(bytes) : bytes
      let start = Date()
      if let document = try? DashboardReader().read(input) {
        readable += 1
        use(document)
      }
      // In a debug build on a busy machine.
      #expect(Date().timeIntervalSince(start) < 20, "mutant \(number)")
    }
    #expect(readable > 333)
  }

  /// What programs do with a dashboard: its own file reads back the same.
  private func use(_ document: DashboardDocument) {
    let again = try? DashboardReader().read(Array(document.dashboard.fileText.utf8))
    let variables = Dictionary(document.dashboard.variables.map { ($0.name, $0.available) }) { first, _ in first }
    for widget in document.dashboard.repeated(with: variables).leaves { _ = widget.filled(with: variables) }
    // Fields of a file of ours have ranges; a second time nothing changes any more.
    let third = again.flatMap { try? DashboardReader().read(Array($0.dashboard.fileText.utf8)) }
    #expect(again != nil && again?.dashboard == third?.dashboard)
  }

  @Test func mutantsOfResponses() throws {
    let seeds = try Self.responses.map { try JSONValue(parsing: $0) }
    var mutator = Mutator(seed: 1)
    for _ in 0..<3000 {
      let mutant = mutator.mutant(of: seeds[mutator.below(seeds.count)])
      let bytes = Array(mutant.text().utf8)
      let input = mutator.below(4) == 0 ? mutator.torn(bytes) : bytes
      guard let result = try? QueryResponse.read(input, step: 15) else { continue }
      for series in result.series { _ = series.series.xExtent }
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
    #"{"events":[{"time":1700000000,"severity":"error","title":"t","text":"x","fields":{"host":"a","o":{"p":[1]}}},{"date_happened":5,"tags":["a:b"]}]}"#,
    #"{"data":[{"type":"log","attributes":{"timestamp":"2023-11-14T22:13:20.500Z","status":"error","message":"m","tags":["env:p"],"attributes":{"http":{"status_code":500}}}}]}"#,
    #"{"status":"success","data":{"resultType":"streams","result":[{"stream":{"level":"warn"},"values":[["1700000000000000000","one"]]}]}}"#,
    #"{"states":[{"name":"a","state":"warning","since":5,"priority":2,"labels":{"x":"y"}}]}"#,
    #"[{"name":"CPU","overall_state":"Alert","tags":["team:a"]}]"#,
    #"{"status":"success","data":{"alerts":[{"labels":{"alertname":"Down"},"state":"firing","activeAt":"2023-11-14T22:13:20Z"}]}}"#,
    #"{"data":{"attributes":{"columns":[{"name":"env","type":"group","values":[["p"],["s"]]},{"name":"a","type":"number","meta":{"unit":[{"name":"byte"},null]},"values":[1,2]}]}}}"#,
  ]
}
