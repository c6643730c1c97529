import GraphData

/// Answers of Prometheus' HTTP API: https://prometheus.io/docs/prometheus/latest/querying/api/
package enum PrometheusResponse {
  static func read(_ json: JSONValue, step: Double?) throws(ResponseError) -> QueryResult {
    let data = try data(json)
    var notices = Array(
      ["warnings", "infos"].flatMap { json[$0]?.array ?? [] }.lazy.compactMap(\.string).prefix(100))
    let content: QueryResult.Content
    if let alerts = data["alerts"]?.array {
      var result = try StateResponse.states(alerts, at: "data.alerts")
      result.notices = notices
      return result
    }
    switch data["resultType"]?.string {
    // Loki answers in the same envelope.
    case "streams": content = .events(try EventResponse.streams(data))
    case "matrix": content = .series(try matrix(data, step: step))
    case "vector":
      let (table, omitted) = try vector(data)
      content = .table(table)
      if omitted > 0 {
        notices.append("\(omitted) labels are left out: a table has room for \(ResultTable.labelLimit).")
      }
    case "scalar":
      let value = try sample(data["result"] ?? .null, at: "data.result").value
      content = .table(ResultTable(columns: [.init(name: "value")], rows: [.init(labels: [], values: [value])]))
    case "string":
      guard let text = data["result"]?[1]?.string else {
        throw .malformed(path: "data.result", reason: "a time and a text are expected")
      }
      content = .text(text)
    case .some(let type): throw .malformed(path: "data.resultType", reason: "'\(type.shortened())' is not known")
    case nil: throw .malformed(path: "data.resultType", reason: "it is missing")
    }
    return QueryResult(content, notices: notices)
  }

  /// The data of an answer. Throws the error that the answer contains instead.
  package static func data(_ json: JSONValue) throws(ResponseError) -> JSONValue {
    guard json.members != nil else { throw .unknownFormat }
    if json["status"]?.string == "error" || (json["status"] == nil && json["error"] != nil) {
      throw .server(
        kind: json["errorType"]?.string?.shortened() ?? "error",
        message: json["error"]?.string?.shortened(to: 500) ?? "the server gave no reason")
    }
    guard let data = json["data"] else { throw .malformed(path: "data", reason: "it is missing") }
    return data
  }

  private static func labels(_ value: JSONValue?) -> [String: String] {
    var labels: [String: String] = [:]
    for member in value?.members ?? [] { labels[member.name] = member.value.string }
    return labels
  }

  /// Reads a pair of a time in seconds and a number as text.
  private static func sample(_ json: JSONValue, at path: String) throws(ResponseError) -> (time: Double, value: Double)
  {
    guard let pair = json.array, pair.count == 2, let time = pair[0].number, time.isFinite else {
      throw .malformed(path: path, reason: "a time and a value are expected")
    }
    return (time, number(pair[1]))
  }

  /// Reads `1.5`, `NaN`, `+Inf`; NaN if the text is not a number.
  static func number(_ json: JSONValue) -> Double {
    switch json {
    case .number(let value): value
    case .string("+Inf"), .string("Inf"): .infinity
    case .string("-Inf"): -.infinity
    case .string(let text): Double(text) ?? .nan
    default: .nan
    }
  }

  private static func matrix(_ data: JSONValue, step: Double?) throws(ResponseError) -> [ResultSeries] {
    var result: [ResultSeries] = []
    for (index, element) in try data.list("result", at: "data").enumerated() {
      let path = "data.result[\(index)]"
      let labels = labels(element["metric"])
      var x: [Double] = []
      var y: [Double] = []
      // Series of native histograms have `histograms` in place of `values`.
      for (place, pair) in (element["values"]?.array ?? []).enumerated() {
        let (time, value) = try sample(pair, at: "\(path).values[\(place)]")
        // A missing sample is a gap: add a null.
        if let step, step > 0, let last = x.last, time - last > step * 1.5 {
          x.append(last + step)
          y.append(.nan)
        }
        x.append(time)
        y.append(value)
      }
      result.append(
        ResultSeries(
          name: SeriesNaming.name(labels: labels, format: nil, fallback: "value"), labels: labels, interval: step,
          series: Series(x: x, y: y)))
    }
    return result
  }

  private static func vector(_ data: JSONValue) throws(ResponseError) -> (table: ResultTable, omitted: Int) {
    var rows: [(labels: [String: String], value: Double)] = []
    for (index, element) in try data.list("result", at: "data").enumerated() {
      guard let value = element["value"] else { continue }
      rows.append((labels(element["metric"]), try sample(value, at: "data.result[\(index)].value").value))
    }
    var all: Set<String> = []
    for row in rows { all.formUnion(row.labels.keys) }
    all.remove("__name__")
    let names = ResultTable.labels(of: all)
    let table = ResultTable(
      labels: names, columns: [.init(name: "value")],
      rows: rows.map { row in .init(labels: names.map { row.labels[$0] ?? "" }, values: [row.value]) })
    return (table, all.count - names.count)
  }
}
