import Testing

@testable import DashboardFormat

/// Answers with entries and states.
struct ListResponseTests {
  private func read(_ text: String) throws -> QueryResult { try QueryResponse.read(Array(text.utf8)) }

  @Test func ourOwnEntries() throws {
    let result = try read(
      #"{"events": [{"time": 1700000000.5, "severity": "error", "title": "t", "text": "x", "fields": {"host": "a", "n": 3, "o": {"p": "q"}}}]}"#
    )
    #expect(
      result.events == [
        ResultEvent(
          time: 1_700_000_000.5, severity: .error, title: "t", text: "x", fields: ["host": "a", "n": "3", "o.p": "q"])
      ])
  }

  @Test func datadogsEventsAndLogs() throws {
    let v1 = try read(
      #"{"events": [{"date_happened": 1700000000, "title": "Deployed", "text": "by a", "alert_type": "warning", "host": "h", "tags": ["env:p", "x"]}]}"#
    )
    #expect(
      v1.events == [
        ResultEvent(
          time: 1_700_000_000, severity: .warning, title: "Deployed", text: "by a", fields: ["host": "h", "env": "p"])
      ])
    let v2 = try read(
      #"{"data": [{"type": "log", "attributes": {"timestamp": "2023-11-14T22:13:20.500Z", "status": "error", "service": "s", "message": "m", "tags": ["env:p"], "attributes": {"http": {"status_code": 500}}}}]}"#
    )
    #expect(
      v2.events == [
        ResultEvent(
          time: 1_700_000_000.5, severity: .error, text: "m",
          fields: ["service": "s", "status": "error", "env": "p", "@http.status_code": "500"])
      ])
  }

  @Test func lokisLines() throws {
    let result = try read(
      #"{"status": "success", "data": {"resultType": "streams", "result": [{"stream": {"job": "a", "level": "warn"}, "values": [["1700000000000000000", "one"], ["1700000001000000000", "two"]]}]}}"#
    )
    #expect(
      result.events.map(\.text) == ["one", "two"] && result.events.map(\.time) == [1_700_000_000, 1_700_000_001])
    #expect(result.events.map(\.severity) == [.warning, .warning] && result.events[0].fields["job"] == "a")
  }

  @Test func statesOfMonitorsAndAlerts() throws {
    let own = try read(
      #"{"states": [{"name": "a", "state": "warning", "since": 5, "priority": 2, "labels": {"x": "y"}}, {"name": "b"}]}"#
    )
    #expect(
      own.states == [
        ResultState(name: "a", state: .warning, labels: ["x": "y"], since: 5, priority: 2),
        ResultState(name: "b", state: .noData),
      ])
    let monitors = try read(#"[{"name": "CPU", "overall_state": "Alert", "tags": ["team:a"], "priority": null}]"#)
    #expect(monitors.states == [ResultState(name: "CPU", state: .alert, labels: ["team": "a"])])
    let search = try read(#"{"monitors": [{"name": "Disk", "status": "No Data", "last_triggered_ts": 1700000000}]}"#)
    #expect(search.states == [ResultState(name: "Disk", state: .noData, since: 1_700_000_000)])
    let alerts = try read(
      #"{"status": "success", "data": {"alerts": [{"labels": {"alertname": "Down", "job": "j"}, "state": "firing", "activeAt": "2023-11-14T22:13:20Z"}]}}"#
    )
    #expect(
      alerts.states == [ResultState(name: "Down", state: .alert, labels: ["job": "j"], since: 1_700_000_000)])
  }

  @Test func whatIsNoListIsAnError() {
    #expect(throws: ResponseError.self) { try read(#"{"events": 3}"#) }
    #expect(throws: ResponseError.self) { try read(#"{"events": [3]}"#) }
    #expect(throws: ResponseError.self) { try read(#"{"states": [3]}"#) }
    #expect(throws: ResponseError.self) { try read("[]") }
  }

  /// Numbers over time become events where they begin to be other than zero; present ones become states.
  @Test func numbersAreEventsAndStatesToo() throws {
    let range = try QueryResponse.read(
      Array(
        #"{"status": "success", "data": {"resultType": "matrix", "result": [{"metric": {"alertname": "A", "severity": "critical"}, "values": [[0, "0"], [10, "1"], [20, "1"], [30, "0"], [40, "2"]]}]}}"#
          .utf8), step: 10)
    #expect(range.beginnings.map(\.time) == [10, 40])
    #expect(range.beginnings.map(\.severity) == [.error, .error] && range.beginnings.map(\.title) == ["A", "A"])
    let now = try read(
      #"{"status": "success", "data": {"resultType": "vector", "result": [{"metric": {"alertname": "A", "alertstate": "pending"}, "value": [0, "1"]}, {"metric": {"job": "b"}, "value": [0, "0"]}]}}"#
    )
    #expect(now.valuesAsStates.map(\.state) == [.warning, .ok] && now.valuesAsStates.map(\.name) == ["A", "job:b"])
  }

  /// 1,000 entries, the newest, with 64 fields at most.
  @Test func listsAreLimited() {
    let long = String(repeating: "x", count: 10_000)
    let fields = Dictionary(uniqueKeysWithValues: (0..<100).map { ("f\($0)", long) })
    let events = (0..<1500).map { ResultEvent(time: Double($0), title: long, text: long, fields: fields) }
    let limited = QueryResult(.events(events)).limited()
    #expect(limited.events.count == 1000 && limited.events.map(\.time).min() == 500)
    #expect(limited.notices == ["500 of 1500 entries are left out: an answer shows 1000 at most."])
    // One more for the ellipsis.
    #expect(limited.events[0].title.count == 301 && limited.events[0].text.count == 4001)
    #expect(limited.events[0].fields.count == 64 && limited.events[0].fields.values.allSatisfy { $0.count == 301 })
    let states = Array(repeating: ResultState(name: long, state: .ok, labels: fields), count: 1500)
    #expect(QueryResult(.states(states)).limited().states.count == 1000)
  }
}
