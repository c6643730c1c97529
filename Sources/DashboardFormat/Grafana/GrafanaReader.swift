import Foundation
import GraphData

/// Reads Grafana's classic dashboard JSON: `panels` with `gridPos`, or `rows` before version 5.
struct GrafanaReader {
  let context: ReadingContext
  static let columns = 24
  /// Points: 30 and the gap of 8 below.
  static let rowHeight = 38.0

  func dashboard(_ reader: ObjectReader) -> DashboardDescription {
    reader.ignore(
      "__inputs", "__elements", "__requires", "editable", "fiscalYearStartMonth", "gnetId", "graphTooltip", "id",
      "uid", "links", "liveNow", "schemaVersion", "style", "tags", "timepicker", "version", "weekStart", "hideControls",
      "sharedCrosshair", "originalTitle", "preload", "iteration", "nav", "slug", "apiVersion", "kind", "meta")
    var dashboard = DashboardDescription(
      title: reader.string("title") ?? "", description: reader.string("description") ?? "",
      layout: DashboardLayout(mode: .ordered, columns: Self.columns, rowHeight: Self.rowHeight))
    if let list = reader.object("templating") {
      dashboard.variables = list.objects("list").compactMap(variable)
      list.ignore("enable")
      list.finish()
    }
    if let time = reader.object("time") { dashboard.span = span(time) }
    dashboard.timeZone = timeZone(reader)
    dashboard.refreshInterval = refreshInterval(reader)
    let annotations = reader.object("annotations").map(self.annotations) ?? []
    let panels = reader.objects("panels", limit: context.limits.widgets)
    dashboard.widgets = widgets(panels)
    let rows = reader.objects("rows", limit: context.limits.widgets)
    dashboard.widgets += self.rows(rows, below: dashboard.widgets.map(\.frame.maxY).max() ?? 0)
    dashboard.widgets.add(annotations)
    reader.finish()
    return dashboard
  }

  private func timeZone(_ reader: ObjectReader) -> String? {
    switch reader.string("timezone") {
    case nil, "", "browser": nil
    case "utc": "UTC"
    case .some(let name): name
    }
  }

  private func refreshInterval(_ reader: ObjectReader) -> Double? {
    if case .bool = reader.value("refresh") { return nil }
    guard let text = reader.string("refresh"), !text.isEmpty, text != "auto" else { return nil }
    if let seconds = TimeSpan.seconds(text), seconds > 0 { return max(seconds, 1) }
    reader.warn(.malformed, "refresh", text, why: "no span of time")
    return nil
  }

  /// `{"from": "now-6h", "to": "now"}`, or times as ISO 8601 or milliseconds.
  func span(_ reader: ObjectReader) -> TimeSpan? {
    defer { reader.finish() }
    guard let from = reader.string("from"), let to = reader.string("to") else { return nil }
    if let start = GrafanaTime.ago(from), let end = GrafanaTime.ago(to), start > end {
      return .last(start - end, before: end)
    }
    if let start = GrafanaTime.absolute(from), let end = GrafanaTime.absolute(to), start < end {
      return .fixed(start...end)
    }
    reader.warn(.malformed, "from", "\(from) to \(to)", why: "no span of time that is known here")
    return nil
  }

  private func variable(_ reader: ObjectReader) -> TemplateVariable? {
    guard let name = reader.string("name"), !name.isEmpty else {
      reader.warn(.malformed, "name", why: "a variable needs one")
      return nil
    }
    let kind = reader.string("type") ?? "custom"
    var variable = TemplateVariable(name: name, label: reader.string("label").flatMap { $0.isEmpty ? nil : $0 })
    variable.everything = reader.string("allValue").flatMap { $0.isEmpty ? nil : $0 }
    variable.allowsSeveral = reader.bool("multi") ?? false
    variable.isHidden = reader.number("hide").map { $0 >= 2 } ?? false
    if let current = reader.object("current") { variable.defaults = current.strings("value") }
    variable.defaults = variable.defaults.map { $0 == "$__all" ? "*" : $0 }
    variable.available = reader.objects("options").compactMap { $0.string("value") }.filter { $0 != "$__all" }
    // A text, or an object that holds it.
    let query = text(reader.value("query")) ?? reader.object("query")?.string("query")
    switch kind {
    case "query": variable.query = query
    case "custom", "interval", "constant", "textbox":
      if variable.available.isEmpty, let query {
        variable.available = query.split(separator: ",").prefix(context.limits.elements).map(\.trimmed)
      }
      if variable.defaults.isEmpty || variable.defaults == [""], let first = variable.available.first {
        variable.defaults = [first]
      }
    case "datasource": variable.isHidden = true
    default: reader.warn(.unsupported, "type", kind, why: "variables of this kind have only their current value")
    }
    return variable
  }

  private func text(_ value: JSONValue?) -> String? {
    if case .string(let text) = value { text } else { nil }
  }
}

/// Times as Grafana writes them.
enum GrafanaTime {
  /// Seconds before now, from `now`, `now-6h` or `now-1d/d` (ignores the rounding); nil for anything else.
  static func ago(_ text: String) -> Double? {
    guard text.hasPrefix("now") else { return nil }
    let rest = text.dropFirst(3).prefix { $0 != "/" }
    if rest.isEmpty { return 0 }
    guard rest.first == "-" || rest.first == "+", let seconds = TimeSpan.seconds(rest.dropFirst()) else { return nil }
    return rest.first == "-" ? seconds : -seconds
  }

  /// Seconds since 1970, from milliseconds or ISO 8601.
  static func absolute(_ text: String) -> Double? {
    if let milliseconds = Double(text), milliseconds.isFinite { return milliseconds / 1000 }
    return (try? Date(text, strategy: Date.ISO8601FormatStyle(includingFractionalSeconds: true)))?.timeIntervalSince1970
      ?? (try? Date(text, strategy: .iso8601))?.timeIntervalSince1970
  }
}
