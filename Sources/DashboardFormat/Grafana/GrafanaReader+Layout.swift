extension GrafanaReader {
  /// The panels of a dashboard; panels after a row panel form a group.
  func widgets(_ panels: [ObjectReader]) -> [WidgetDescription] {
    let placed = sorted(panels)
    var widgets: [WidgetDescription] = []
    var row: (widget: WidgetDescription, panels: [(ObjectReader, GridFrame)])?
    func closeRow() {
      guard let open = row else { return }
      widgets.append(group(open.widget, open.panels))
      row = nil
    }
    for (panel, frame) in placed {
      guard admit(panel) else { break }
      if panel.string("type") == "row" {
        closeRow()
        row = (self.row(panel, frame), rowPanels(panel))
      } else if row != nil {
        row?.panels.append((panel, frame))
      } else {
        widgets.append(widget(panel, frame: frame))
      }
    }
    closeRow()
    return widgets
  }

  private func admit(_ panel: ObjectReader) -> Bool {
    guard context.admitWidget() else {
      context.warn(.limit, panel.path, "panels", "more than \(context.limits.widgets); the rest is left out")
      return false
    }
    return true
  }

  /// Panels with their frames, in reading order. Panels without a position are placed below the others. Copies of repeated
  /// panels, which Grafana may have written into the file, are left out: the panel itself makes them.
  private func sorted(_ panels: [ObjectReader]) -> [(ObjectReader, GridFrame)] {
    var placed: [(ObjectReader, GridFrame)] = []
    var unplaced: [ObjectReader] = []
    for panel in panels where panel.value("repeatPanelId") == nil || panel.has("repeat") {
      if let frame = panel.object("gridPos").flatMap(frame) {
        placed.append((panel, frame))
      } else {
        unplaced.append(panel)
      }
    }
    // Stable: equal places keep the file's order.
    let order = placed.indices.sorted {
      (placed[$0].1.y, placed[$0].1.x, $0) < (placed[$1].1.y, placed[$1].1.x, $1)
    }
    var flow = FrameFlow(columns: Self.columns, below: placed.map(\.1))
    return order.map { placed[$0] } + unplaced.map { ($0, flow.next(width: 12, height: 8)) }
  }

  private func frame(_ reader: ObjectReader) -> GridFrame? {
    reader.ignore("static")
    defer { reader.finish() }
    let range = -10_000...10_000
    guard let width = reader.integer("w", in: range), let height = reader.integer("h", in: range) else { return nil }
    return GridFrame(
      x: reader.integer("x", in: range) ?? 0, y: reader.integer("y", in: range) ?? 0, width: width, height: height)
  }

  private func row(_ reader: ObjectReader, _ frame: GridFrame) -> WidgetDescription {
    reader.ignore("id", "datasource", "targets", "repeatIteration", "repeatPanelId", "scopedVars", "links")
    return WidgetDescription(
      id: context.identity("row-\(context.widgetCount)"), title: reader.string("title") ?? "", frame: frame,
      definition: .group(
        GroupDefinition(columns: Self.columns, isCollapsed: reader.bool("collapsed") ?? false)),
      repetition: repetition(reader))
  }

  /// `repeat`: a variable's name.
  func repetition(_ reader: ObjectReader) -> WidgetRepetition? {
    guard let variable = reader.string("repeat"), !variable.isEmpty else { return nil }
    return WidgetRepetition(
      variable: variable, direction: reader.string("repeatDirection") == "v" ? .down : .across,
      perRow: reader.integer("maxPerRow", in: 1...24) ?? 4)
  }

  private func rowPanels(_ reader: ObjectReader) -> [(ObjectReader, GridFrame)] {
    let panels = sorted(reader.objects("panels", limit: context.limits.widgets))
    reader.finish()
    return panels.prefix { panel, _ in admit(panel) }
  }

  /// A group whose frames are relative to its top.
  private func group(
    _ row: WidgetDescription, _ panels: [(ObjectReader, GridFrame)]
  ) -> WidgetDescription {
    guard case .group(var group) = row.definition else { return row }
    let top = panels.map(\.1.y).min() ?? 0
    group.widgets = panels.map { panel, frame in
      var frame = frame
      frame.y -= top
      return widget(panel, frame: frame)
    }
    var row = row
    let height = group.widgets.map(\.frame.maxY).max() ?? 0
    row.frame = GridFrame(x: 0, y: row.frame.y, width: Self.columns, height: group.isCollapsed ? 1 : height + 1)
    row.definition = .group(group)
    return row
  }

  // MARK: Rows before version 5

  /// Rows with panels whose `span` is a number of twelfths.
  func rows(_ rows: [ObjectReader], below top: Int) -> [WidgetDescription] {
    var y = top
    return rows.compactMap { row in
      guard admit(row) else { return nil }
      row.ignore("showTitle", "titleSize", "repeatIteration", "repeatRowId", "editable")
      let height = rowCount(row)
      var flow = FrameFlow(columns: Self.columns)
      let panels: [(ObjectReader, GridFrame)] = row.objects("panels", limit: context.limits.widgets)
        .prefix { admit($0) }
        .map { panel in
          let span = panel.number("span") ?? 4
          let width = Int((min(max(span, 1), 12) * 2).rounded())
          return (panel, flow.next(width: width, height: height))
        }
      let description = WidgetDescription(
        id: context.identity("row-\(context.widgetCount)"), title: row.string("title") ?? "",
        frame: GridFrame(x: 0, y: y, width: Self.columns, height: height + 1),
        definition: .group(GroupDefinition(columns: Self.columns, isCollapsed: row.bool("collapse") ?? false)),
        repetition: repetition(row))
      row.finish()
      let group = group(description, panels)
      y = min(y + group.frame.height, 10_000)
      return group
    }
  }

  /// `height`: pixels, as a number or as `250px`.
  private func rowCount(_ row: ObjectReader) -> Int {
    let points: Double?
    if case .string(let text) = row.value("height") {
      points = Double(text.replacing("px", with: "").trimmed)
    } else {
      points = row.number("height")
    }
    guard let points, points.isFinite else { return 7 }
    return Int((min(max(points, Self.rowHeight), 4000) / Self.rowHeight).rounded(.up))
  }
}
