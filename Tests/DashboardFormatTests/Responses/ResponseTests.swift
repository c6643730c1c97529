import GraphData
import Testing

@testable import DashboardFormat

struct ResponseTests {
  private func read(_ text: String, step: Double? = nil) throws -> QueryResult {
    try QueryResponse.read(Array(text.utf8), step: step)
  }

  private func points(_ series: Series) -> [[Double]] {
    (0..<series.count).map { [series.x(at: $0), series.isValid(at: $0) ? series.y(at: $0) : -1] }
  }

  // MARK: Prometheus

  @Test func matricesHaveSeries() throws {
    let result = try read(
      #"""
      {"status": "success", "warnings": ["w"], "data": {"resultType": "matrix", "result": [
        {"metric": {"__name__": "up", "job": "a"}, "values": [[10, "1"], [20.5, "NaN"], [25, "+Inf"], [30, "2.5e3"]]},
        {"metric": {}, "values": []}]}}
      """#)
    #expect(result.notices == ["w"])
    #expect(result.series.map(\.name) == ["job:a", "value"])
    #expect(result.series[0].labels == ["__name__": "up", "job": "a"])
    #expect(points(result.series[0].series) == [[10, 1], [20.5, -1], [25, -1], [30, 2500]])
    #expect(result.series[1].series.isEmpty)
  }

  @Test func samplesThatWereLeftOutAreOneNull() throws {
    let text =
      #"{"status":"success","data":{"resultType":"matrix","result":[{"metric":{},"values":[[0,"1"],[15,"2"],[60,"3"],[75,"4"]]}]}}"#
    // From 15 to 60 two samples of every 15 seconds are missing: a null at 30 makes the gap.
    #expect(points(try read(text, step: 15).series[0].series) == [[0, 1], [15, 2], [30, -1], [60, 3], [75, 4]])
    #expect(points(try read(text).series[0].series).count == 4)
  }

  @Test func vectorsScalarsAndTexts() throws {
    let vector = try read(
      #"{"status":"success","data":{"resultType":"vector","result":[{"metric":{"__name__":"up","b":"1"},"value":[5,"3"]},{"metric":{"a":"2"},"value":[5,"NaN"]}]}}"#
    )
    #expect(vector.table?.labels == ["a", "b"])
    #expect(vector.table?.rows.map(\.labels) == [["", "1"], ["2", ""]])
    #expect(vector.table?.rows.map { $0.values[0].isNaN ? -1 : $0.values[0] } == [3, -1])
    let scalar = try read(#"{"status":"success","data":{"resultType":"scalar","result":[5,"-Inf"]}}"#)
    #expect(scalar.table?.rows.map(\.values) == [[-.infinity]])
    let text = try read(#"{"status":"success","data":{"resultType":"string","result":[5,"hi"]}}"#)
    #expect(text.content == .text("hi"))
  }

  @Test func errorsOfTheServerAreTyped() {
    #expect(throws: ResponseError.server(kind: "bad_data", message: "parse error")) {
      try read(#"{"status":"error","errorType":"bad_data","error":"parse error"}"#)
    }
    #expect(throws: ResponseError.server(kind: "", message: "Rate limit")) { try read(#"{"errors": ["Rate limit"]}"#) }
    #expect(throws: ResponseError.server(kind: "", message: "no")) { try read(#"{"status": "error", "error": "no"}"#) }
  }

  private static let wrong: [(String, ResponseError)] = [
    ("[]", ResponseError.unknownFormat), ("{}", .unknownFormat),
    (#"{"status":"success"}"#, .malformed(path: "data", reason: "it is missing")),
    (
      #"{"status":"success","data":{"resultType":"matrix","result":{}}}"#,
      .malformed(path: "data.result", reason: "a list is expected, not an object")
    ),
    (
      #"{"status":"success","data":{"resultType":"matrix","result":[{"values":[[1]]}]}}"#,
      .malformed(path: "data.result[0].values[0]", reason: "a time and a value are expected")
    ),
    (
      #"{"status":"success","data":{"resultType":"cube"}}"#,
      .malformed(path: "data.resultType", reason: "'cube' is not known")
    ),
    (
      #"{"status":"ok","series":[{"pointlist":[[1,2],3]}]}"#,
      .malformed(path: "series[0].pointlist[1]", reason: "a time and a value are expected")
    ),
    (
      #"{"data":{"attributes":{"series":[{}],"times":[1],"values":[]}}}"#,
      .malformed(path: "data.attributes.values", reason: "0 columns for 1 series")
    ),
  ]

  @Test(arguments: Self.wrong)
  func wrongStructureIsAnErrorWithItsPlace(text: String, error: ResponseError) {
    #expect(throws: error) { try read(text) }
  }

  // MARK: Datadog

  @Test func seriesOfVersion1() throws {
    let result = try read(
      #"""
      {"status": "ok", "series": [{"metric": "system.cpu.user", "display_name": "cpu", "interval": 20, "query_index": 1,
        "scope": "host:a,env:b", "tag_set": ["host:a"], "pointlist": [[1000, 1.5], [2000, null], [500, 3]],
        "unit": [{"family": "bytes", "scale_factor": 1024, "name": "kibibyte", "short_name": "KiB"}, {"family": "time", "name": "second", "short_name": "s"}]}]}
      """#)
    let series = try #require(result.series.first)
    #expect(series.labels == ["host": "a"])
    #expect(series.name == "host:a")
    #expect(series.interval == 20)
    #expect(series.index == 1)
    #expect(series.unit == MetricUnit(.bytes, scale: 1024, rate: .second))
    #expect(points(series.series) == [[0.5, 3], [1, 1.5], [2, -1]])
  }

  @Test func scopesServeWhereTagsAreMissing() throws {
    let result = try read(
      #"{"status":"ok","series":[{"metric":"m","scope":"host:a,env:b","pointlist":[]},{"metric":"m","scope":"*","pointlist":[]}]}"#
    )
    #expect(result.series.map(\.name) == ["env:b, host:a", "m"])
  }

  @Test func columnsOfVersion2() throws {
    let result = try read(
      #"""
      {"data": {"type": "timeseries_response", "attributes": {
        "series": [{"group_tags": ["env:production"], "query_index": 0, "unit": [{"name": "millisecond", "family": "time"}, null]},
          {"group_tags": [], "query_index": 1, "unit": null}],
        "times": [1636625471000, 1636625472000], "values": [[0.5, null], [3]]}}}
      """#)
    #expect(result.series.map(\.name) == ["env:production", "query2"])
    #expect(result.series[0].unit == .milliseconds)
    #expect(result.series[1].unit == nil)
    #expect(result.series[0].interval == 1)
    #expect(points(result.series[0].series) == [[1_636_625_471, 0.5], [1_636_625_472, -1]])
    // A column that is too short is null at its end.
    #expect(points(result.series[1].series) == [[1_636_625_471, 3], [1_636_625_472, -1]])
  }

  @Test func scalarsAreATable() throws {
    let result = try read(
      #"""
      {"data": {"type": "scalar_response", "attributes": {"columns": [
        {"name": "env", "type": "group", "values": [["production"], ["staging", "test"]]},
        {"name": "a", "type": "number", "meta": {"unit": [{"name": "byte", "family": "bytes"}]}, "values": [1.5]}]}}}
      """#)
    let table = try #require(result.table)
    #expect(table.labels == ["env"])
    #expect(table.columns == [.init(name: "a", unit: .bytes)])
    #expect(table.rows.map(\.labels) == [["production"], ["staging, test"]])
    #expect(table.rows[0].values == [1.5])
    #expect(table.rows[1].values[0].isNaN)
  }
}
