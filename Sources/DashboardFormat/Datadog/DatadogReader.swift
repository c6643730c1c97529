import GraphData

/// Reads Datadog's dashboard JSON (API v1: `title`, `layout_type`, `template_variables`, `widgets`).
struct DatadogReader {
  let context: ReadingContext

  func dashboard(_ reader: ObjectReader) -> DashboardDescription {
    reader.ignore(
      "id", "url", "author_name", "author_handle", "author_info", "created_at", "modified_at", "notify_list",
      "is_read_only", "restricted_roles", "tags", "created_by", "experience_type")
    reader.unsupported("template_variable_presets", why: "variables start with their defaults")
    reader.unsupported("tabs", why: "all widgets are on one page")
    let isFree = reader.choice("layout_type", ["ordered": false, "free": true]) ?? false
    let isFlowing = reader.choice("reflow_type", ["auto": true, "fixed": false]) ?? false
    var dashboard = DashboardDescription(
      title: reader.string("title") ?? "", description: reader.string("description") ?? "",
      variables: reader.objects("template_variables").map(variable), span: .last(3600))
    dashboard.widgets = widgets(reader, columns: isFree ? nil : 12, depth: 0)
    if isFree {
      // Cells of a free dashboard are small squares; the widest row determines their number.
      let columns = dashboard.widgets.map(\.frame.maxX).max() ?? 1
      dashboard.layout = DashboardLayout(mode: .free, columns: max(columns, 1), rowHeight: 10)
    } else if isFlowing, !dashboard.widgets.isEmpty {
      context.warn(.approximated, .name(.root, "reflow_type"), "reflow_type auto", "places in the file are kept")
    }
    reader.finish()
    return dashboard
  }

  private func variable(_ reader: ObjectReader) -> TemplateVariable {
    let defaults = reader.strings("defaults")
    let single = reader.string("default")
    reader.ignore("type")
    defer { reader.finish() }
    return TemplateVariable(
      name: reader.string("name") ?? "", tag: reader.string("prefix").flatMap { $0.isEmpty ? nil : $0 },
      defaults: defaults.isEmpty ? [single ?? "*"] : defaults, available: reader.strings("available_values"),
      allowsSeveral: defaults.count > 1)
  }

  /// The widgets of a dashboard or a group. Widgets without a position are placed below the others.
  func widgets(_ reader: ObjectReader, columns: Int?, depth: Int) -> [WidgetDescription] {
    guard depth <= context.limits.groupDepth else {
      reader.warn(.limit, "widgets", why: "groups inside groups, deeper than \(context.limits.groupDepth)")
      return []
    }
    var widgets: [WidgetDescription] = []
    var withoutPlace: [Int] = []
    for widget in reader.objects("widgets", limit: context.limits.widgets) {
      guard context.admitWidget() else {
        reader.warn(.limit, "widgets", why: "more than \(context.limits.widgets) widgets; the rest is left out")
        break
      }
      let (description, hasPlace) = self.widget(widget, columns: columns, depth: depth)
      if !hasPlace { withoutPlace.append(widgets.count) }
      widgets.append(description)
    }
    place(&widgets, at: withoutPlace, columns: columns ?? 120)
    return widgets
  }

  private func place(_ widgets: inout [WidgetDescription], at indices: [Int], columns: Int) {
    guard !indices.isEmpty else { return }
    let unplaced = Set(indices)
    var flow = FrameFlow(
      columns: columns, below: widgets.indices.filter { !unplaced.contains($0) }.map { widgets[$0].frame })
    for index in indices {
      if case .group(let group) = widgets[index].definition {
        let height = (group.widgets.map(\.frame.maxY).max() ?? 1) + 1
        widgets[index].frame = flow.next(width: columns, height: height)
      } else {
        widgets[index].frame = flow.next(width: columns / 3, height: columns / 6)
      }
    }
  }

  private func widget(
    _ reader: ObjectReader, columns: Int?, depth: Int
  ) -> (description: WidgetDescription, hasPlace: Bool) {
    let outer = context.widget
    let id = context.identity(reader.string("id"))
    context.widget = id
    defer { context.widget = outer }
    let frame = reader.object("layout").flatMap(frame)
    var description = WidgetDescription(
      id: id, frame: frame ?? GridFrame(x: 0, y: 0, width: 4, height: 2),
      definition: .unsupported(.init(kind: "none", reason: "The widget has no definition.")))
    if let definition = reader.object("definition") {
      read(definition, into: &description, depth: depth)
      // A group's own grid has as many columns as the group covers.
      if case .group(var group) = description.definition, let frame, columns != nil {
        group.columns = frame.width
        description.definition = .group(group)
      }
    } else {
      reader.warn(.malformed, "definition", why: "a widget needs one")
    }
    reader.finish()
    return (description, frame != nil)
  }

  private func frame(_ reader: ObjectReader) -> GridFrame? {
    reader.ignore("is_column_break")
    defer { reader.finish() }
    let range = -10_000...10_000
    guard let x = reader.integer("x", in: range), let y = reader.integer("y", in: range),
      let width = reader.integer("width", in: range), let height = reader.integer("height", in: range)
    else { return nil }
    return GridFrame(x: x, y: y, width: width, height: height)
  }

  /// Reads the fields of every definition, then those of its type.
  private func read(_ reader: ObjectReader, into widget: inout WidgetDescription, depth: Int) {
    reader.ignore("title_size")
    widget.title = reader.string("title") ?? ""
    widget.titleAlignment = alignment(reader, "title_align") ?? .leading
    widget.note = reader.string("description") ?? ""
    if let time = reader.object("time") { widget.span = span(time) }
    widget.links = reader.objects("custom_links").compactMap(link)
    let kind = reader.string("type") ?? ""
    widget.definition = definition(kind, reader, depth: depth)
    if case .unsupported(let unsupported) = widget.definition {
      reader.warn(.unsupported, "type", kind, why: unsupported.reason)
      reader.ignoreRest()
    }
    reader.finish()
  }

  private func link(_ reader: ObjectReader) -> LinkDescription? {
    defer { reader.finish() }
    // `override_label` names a page of the server, which exists only there.
    reader.ignore("override_label")
    guard reader.bool("is_hidden") != true, let url = reader.string("link"), !url.isEmpty else { return nil }
    return LinkDescription(title: reader.string("label") ?? url, url: url)
  }

  func alignment(_ reader: ObjectReader, _ name: String) -> TextAlignmentDescription? {
    reader.choice(name, ["left": .leading, "center": .center, "right": .trailing])
  }

  /// `{"live_span": "1h"}`, `{"type": "live", "unit": "week", "value": 1}`, `{"type": "fixed", "from": …, "to": …}`.
  func span(_ reader: ObjectReader) -> TimeSpan? {
    reader.ignore("hide_incomplete_cost_data", "type")
    defer { reader.finish() }
    if let from = reader.number("from"), let to = reader.number("to") {
      guard from <= to else {
        reader.warn(.malformed, "to", why: "the span ends before it starts")
        return nil
      }
      return .fixed(from...to)
    }
    if let unit = reader.string("unit") {
      let count = reader.number("value") ?? 1
      guard let seconds = TimeSpan.seconds("1" + unit), count > 0 else {
        reader.warn(.malformed, "unit", unit, why: "no unit of time")
        return nil
      }
      return .last(seconds * count)
    }
    guard let text = reader.string("live_span"), !text.isEmpty else { return nil }
    if let seconds = TimeSpan.seconds(text), seconds > 0 { return .last(seconds) }
    let calendar: [String: Double] = [
      "week_to_date": 7 * 86_400, "month_to_date": 30 * 86_400, "1_month": 30 * 86_400, "week_previous": 7 * 86_400,
    ]
    if let seconds = calendar[text] {
      reader.warn(.approximated, "live_span", text, why: "shown as the last \(Int(seconds / 86_400)) days")
      return .last(seconds)
    }
    reader.warn(.malformed, "live_span", text, why: "no span of time that is known here")
    return nil
  }
}
