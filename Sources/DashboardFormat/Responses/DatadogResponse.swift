import GraphData

/// Answers of Datadog's query API, v1 and v2: https://docs.datadoghq.com/api/latest/metrics/
enum DatadogResponse {
  /// v1: `series[]` with points of a time in milliseconds and a value.
  static func series(_ json: JSONValue) throws(ResponseError) -> QueryResult {
    if json["status"]?.string == "error" || json["series"] == nil, let message = errorMessage(json) {
      throw .server(kind: "", message: message)
    }
    var result: [ResultSeries] = []
    for (index, element) in try json.list("series", at: "$").enumerated() {
      let path = "series[\(index)]"
      guard element.members != nil else {
        throw .malformed(path: path, reason: "an object is expected, not \(element.kindName)")
      }
      var x: [Double] = []
      var y: [Double] = []
      for (place, point) in try element.list("pointlist", at: path).enumerated() {
        guard let pair = point.array, pair.count == 2, let time = pair[0].number, time.isFinite else {
          throw .malformed(path: "\(path).pointlist[\(place)]", reason: "a time and a value are expected")
        }
        x.append(time / 1000)
        y.append(pair[1].number ?? .nan)
      }
      let labels = labels(element["tag_set"]?.array?.compactMap(\.string) ?? scope(element["scope"]?.string))
      let fallback = element["display_name"]?.string ?? element["metric"]?.string ?? "value"
      result.append(
        ResultSeries(
          name: SeriesNaming.name(labels: labels, format: nil, fallback: fallback), labels: labels,
          index: place(element["query_index"]), unit: unit(element["unit"]),
          interval: element["interval"]?.number.flatMap { $0 > 0 && $0.isFinite ? $0 : nil },
          series: Series(x: x, y: y)))
    }
    return QueryResult(.series(result), notices: json["message"]?.string.map { $0.isEmpty ? [] : [$0] } ?? [])
  }

  /// v2: one column of times, one of values for each series.
  static func columns(_ json: JSONValue) throws(ResponseError) -> QueryResult {
    let path = "data.attributes"
    let attributes = json["data"]?["attributes"] ?? .null
    let heads = try attributes.list("series", at: path)
    var times: [Double] = []
    for (index, time) in try attributes.list("times", at: path).enumerated() {
      guard let milliseconds = time.number, milliseconds.isFinite else {
        throw .malformed(path: "\(path).times[\(index)]", reason: "a time is expected")
      }
      times.append(milliseconds / 1000)
    }
    let values = try attributes.list("values", at: path)
    guard values.count == heads.count else {
      throw .malformed(path: "\(path).values", reason: "\(values.count) columns for \(heads.count) series")
    }
    var columns: [[Double]] = []
    for (index, value) in values.enumerated() {
      guard let column = value.array, column.count <= times.count else {
        throw .malformed(path: "\(path).values[\(index)]", reason: "one value for each time is expected")
      }
      columns.append(column.map { $0.number ?? .nan })
    }
    try requireMostValues(of: columns.map(\.count), rows: times.count, at: "\(path).values")
    // Missing values at the end are null.
    let filled = columns.map { $0 + Array(repeating: .nan, count: times.count - $0.count) }
    let shared = Series.sharing(x: times, columns: filled)
    let interval = zip(times, times.dropFirst()).map { $1 - $0 }.filter { $0 > 0 }.min()
    let result = zip(heads, shared).map { head, series in
      let labels = labels(head["group_tags"]?.array?.compactMap(\.string) ?? [])
      let index = place(head["query_index"])
      return ResultSeries(
        name: SeriesNaming.name(labels: labels, format: nil, fallback: "query\(index + 1)"), labels: labels,
        index: index, unit: unit(head["unit"]), interval: interval, series: series)
    }
    return QueryResult(.series(result), notices: errorMessage(json).map { [$0] } ?? [])
  }

  /// v2: columns of groups and of numbers.
  static func scalar(_ json: JSONValue) throws(ResponseError) -> QueryResult {
    let path = "data.attributes"
    var table = ResultTable()
    var groups: [[String]] = []
    var numbers: [[Double]] = []
    for (index, column) in try (json["data"]?["attributes"] ?? .null).list("columns", at: path).enumerated() {
      let values = try column.list("values", at: "\(path).columns[\(index)]")
      let name = column["name"]?.string ?? "column \(index + 1)"
      if column["type"]?.string == "group" {
        table.labels.append(name)
        groups.append(values.map { $0.array?.compactMap(\.string).joined(separator: ", ") ?? $0.string ?? "" })
      } else {
        table.columns.append(.init(name: name, unit: unit(column["meta"]?["unit"])))
        numbers.append(values.map { $0.number ?? .nan })
      }
    }
    let counts = groups.map(\.count) + numbers.map(\.count)
    let count = counts.max() ?? 0
    try requireMostValues(of: counts, rows: count, at: "\(path).columns")
    table.rows = (0..<count).map { row in
      .init(
        labels: groups.map { $0.indices.contains(row) ? $0[row] : "" },
        values: numbers.map { $0.indices.contains(row) ? $0[row] : .nan })
    }
    return QueryResult(.table(table), notices: errorMessage(json).map { [$0] } ?? [])
  }

  /// Ends of columns may be missing, but no more than there is: filled up, a short answer would be all rows times all columns.
  private static func requireMostValues(of counts: [Int], rows: Int, at path: String) throws(ResponseError) {
    let given = counts.reduce(0, +)
    if rows * counts.count - given > given {
      throw .malformed(path: path, reason: "more than half of the values of \(counts.count) columns are missing")
    }
  }

  /// `error`, or `errors` as a text or a list of them.
  static func errorMessage(_ json: JSONValue) -> String? {
    if let message = json["error"]?.string ?? json["errors"]?.string, !message.isEmpty {
      return message.shortened(to: 500)
    }
    let messages = (json["errors"]?.array ?? []).prefix(10).compactMap {
      ($0.string ?? $0["detail"]?.string)?.shortened(to: 200)
    }
    return messages.isEmpty ? nil : messages.joined(separator: "; ")
  }

  private static func place(_ json: JSONValue?) -> Int {
    guard let number = json?.number, number >= 0, number < 1_000_000 else { return 0 }
    return Int(number)
  }

  /// `host:a,env:b`; `*` is everything.
  private static func scope(_ text: String?) -> [String] {
    (text ?? "").split(separator: ",").map(\.trimmed).filter { $0 != "*" }
  }

  private static func labels(_ tags: [String]) -> [String: String] {
    var labels: [String: String] = [:]
    for tag in tags {
      guard let colon = tag.firstIndex(of: ":") else {
        labels[tag] = ""
        continue
      }
      labels[String(tag[..<colon])] = String(tag[tag.index(after: colon)...])
    }
    return labels
  }

  /// A unit and what it is counted per: `[{…}, null]`.
  private static func unit(_ json: JSONValue?) -> MetricUnit? {
    guard let first = json?[0], first.members != nil else { return nil }
    return MetricUnit.datadog(described(first), per: json?[1].flatMap { $0.members == nil ? nil : described($0) }).unit
  }

  private static func described(_ json: JSONValue) -> DatadogUnit {
    DatadogUnit(
      family: json["family"]?.string, name: json["name"]?.string, plural: json["plural"]?.string,
      shortName: json["short_name"]?.string, scaleFactor: json["scale_factor"]?.number)
  }
}
