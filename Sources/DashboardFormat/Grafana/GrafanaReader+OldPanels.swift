import GraphData

/// Panels before version 7: `graph` and `singlestat`.
extension GrafanaReader {
  func graph(_ reader: ObjectReader) -> TimeseriesDefinition {
    reader.ignore(
      "fieldConfig", "options", "renderer", "tooltip", "xaxis", "yaxis", "grid", "y_formats", "dashLength",
      "spaceLength", "hiddenSeries", "fillGradient", "bars", "points", "lines", "percentage",
      "timeRegions", "pointradius", "decimals", "x-axis", "y-axis", "leftYAxisLabel", "rightYAxisLabel", "zerofill")
    var style = SeriesStyle(palette: "palette-classic")
    let fill = reader.number("fill") ?? 1
    let hasLines = reader.bool("lines") ?? true
    if reader.bool("bars") == true {
      style.display = .bars
    } else if hasLines {
      style.display = fill > 0 ? .area : .line
      style.fillOpacity = min(max(fill / 10, 0), 1)
    } else {
      style.display = .points
    }
    if reader.bool("points") == true { style.pointMarkers = .always }
    style.lineWidth = reader.number("linewidth").map { min(max($0, 0), 20) } ?? 1
    if reader.bool("steppedLine") == true { style.interpolation = .stepAfter }
    if reader.bool("dashes") == true { style.dash = .dashed }
    if reader.bool("stack") == true { style.stacking = reader.bool("percentage") == true ? .normalized : .zero }
    style.nulls = reader.choice("nullPointMode", ["null": .gap, "connected": .connect, "null as zero": .zero]) ?? .gap
    var definition = TimeseriesDefinition(legend: LegendDescription(mode: .list))
    let axes = reader.objects("yaxes").map(axis)
    if let first = axes.first { definition.leadingAxis = first }
    style.unit = definition.leadingAxis.unit
    var request = TimeseriesRequest(data: querySet(reader), style: style)
    request.overrides = seriesOverrides(reader) + aliasColors(reader)
    if request.overrides.contains(where: { $0.properties.contains(.trailingAxis(true)) }) {
      definition.trailingAxis = axes.count > 1 ? axes[1] : AxisDescription(includesZero: false)
    }
    definition.requests = [request]
    definition.markers = reader.objects("thresholds").compactMap(oldThreshold)
    if let legend = reader.object("legend") { definition.legend = oldLegend(legend) }
    return definition
  }

  private func axis(_ reader: ObjectReader) -> AxisDescription {
    reader.ignore("$$hashKey")
    defer { reader.finish() }
    var axis = AxisDescription(
      minimum: reader.number("min"), maximum: reader.number("max"), includesZero: false,
      label: reader.string("label").flatMap { $0.isEmpty ? nil : $0 }, decimals: reader.integer("decimals", in: 0...15),
      isHidden: reader.bool("show") == false)
    if let format = reader.string("format"), !format.isEmpty { axis.unit = unit(format, reader, "format") }
    if let base = reader.number("logBase"), base > 1 { axis.scale = .log(base: base) }
    return axis
  }

  private func seriesOverrides(_ reader: ObjectReader) -> [SeriesOverride] {
    reader.objects("seriesOverrides").compactMap { entry in
      entry.ignore(
        "$$hashKey", "zindex", "legend", "linewidth", "points", "dashLength", "spaceLength", "pointradius", "hashKey")
      defer { entry.finish() }
      guard let alias = entry.string("alias"), !alias.isEmpty else { return nil }
      var properties: [SeriesOverride.Property] = []
      if let color = entry.color("color") { properties.append(.color(color)) }
      if entry.number("yaxis") == 2 { properties.append(.trailingAxis(true)) }
      if let fill = entry.number("fill") { properties.append(.fillOpacity(min(max(fill / 10, 0), 1))) }
      if let width = entry.number("linewidth") { properties.append(.lineWidth(min(max(width, 0), 20))) }
      if entry.bool("bars") == true { properties.append(.display(.bars)) }
      if entry.bool("lines") == true { properties.append(.display(.line)) }
      if entry.bool("dashes") == true { properties.append(.dash(.dashed)) }
      if entry.bool("legend") == false { properties.append(.hiddenFromLegend) }
      if entry.bool("hideTooltip") == true { entry.ignore("hideTooltip") }
      if case .bool(let stacks) = entry.value("stack") { properties.append(.stacking(stacks ? .zero : .none)) }
      if let transform = Self.transform(entry, "transform") { properties.append(.transform(transform)) }
      entry.unsupported("fillBelowTo", why: "areas go down to zero")
      guard !properties.isEmpty else { return nil }
      let isPattern = alias.hasPrefix("/") && alias.hasSuffix("/") && alias.count > 2
      return SeriesOverride(
        matcher: isPattern ? .pattern(String(alias.dropFirst().dropLast())) : .name(alias), properties: properties)
    }
  }

  private func aliasColors(_ reader: ObjectReader) -> [SeriesOverride] {
    (reader.value("aliasColors")?.members ?? []).prefix(context.limits.elements).compactMap { member in
      member.value.string.flatMap { DashboardColor($0) }.map {
        SeriesOverride(matcher: .name(member.name), properties: [.color($0)])
      }
    }
  }

  private func oldThreshold(_ reader: ObjectReader) -> MarkerDescription? {
    reader.ignore("$$hashKey", "fill", "line", "visible")
    defer { reader.finish() }
    guard let value = reader.number("value") else { return nil }
    let isBelow = reader.string("op") == "lt"
    let severity: MarkerDescription.Severity =
      switch reader.string("colorMode") {
      case "critical": .error
      case "warning": .warning
      case "ok": .ok
      default: .info
      }
    let color = reader.color("lineColor") ?? reader.color("fillColor")
    let isBand = reader.bool("fill") ?? true
    return MarkerDescription(
      position: isBand ? (isBelow ? .band(nil, value) : .band(value, nil)) : .line(value), severity: severity,
      color: severity == .info ? color : nil, isOnTrailingAxis: reader.string("yaxis") == "right")
  }

  private func oldLegend(_ reader: ObjectReader) -> LegendDescription {
    reader.ignore("hideEmpty", "hideZero", "sideWidth", "values")
    defer { reader.finish() }
    var legend = LegendDescription(mode: reader.bool("alignAsTable") == true ? .table : .list)
    if reader.bool("show") == false { legend.mode = .hidden }
    if reader.bool("rightSide") == true { legend.placement = .trailing }
    let showsValues = reader.bool("values") ?? false
    for name in ["min", "max", "avg", "current", "total"] where reader.bool(name) == true && showsValues {
      if let statistic = Self.statistics[name] { legend.statistics.append(statistic) }
    }
    legend.sortedBy = reader.string("sort").flatMap { Self.statistics[$0] }
    legend.isAscending = reader.bool("sortDesc") == false
    return legend
  }

  func singleStat(_ reader: ObjectReader) -> QueryValueDefinition {
    reader.ignore(
      "fieldConfig", "options", "mappingType", "mappingTypes", "nullText", "nullPointMode", "postfixFontSize",
      "prefixFontSize", "valueFontSize", "tableColumn", "rangeMaps", "colorPrefix", "colorPostfix")
    var definition = QueryValueDefinition(data: querySet(reader))
    definition.precision = reader.integer("decimals", in: 0...15)
    if let format = reader.string("format"), !format.isEmpty { definition.unit = unit(format, reader, "format") }
    if let postfix = reader.string("postfix")?.trimmed, !postfix.isEmpty { definition.unit = .custom(" " + postfix) }
    reader.unsupported("prefix", why: "text before the number is not shown")
    definition.reducer = reader.string("valueName").flatMap { Self.statistics[$0] } ?? .average
    definition.mappings =
      mappings(reader, "valueMaps")
      + reader.objects("rangeMaps").map {
        ValueMapping(match: .range($0.number("from"), $0.number("to")), text: $0.string("text"))
      }
    if let sparkline = reader.object("sparkline") {
      if sparkline.bool("show") == true { definition.sparkline = Sparkline() }
      sparkline.ignoreRest()
    }
    if let gauge = reader.object("gauge") {
      if gauge.bool("show") == true {
        definition.presentation = .gauge
        definition.axis = AxisDescription(minimum: gauge.number("minValue"), maximum: gauge.number("maxValue"))
      }
      gauge.ignoreRest()
    }
    let isBackground = reader.bool("colorBackground") == true
    let isColored = reader.bool("colorValue") == true || isBackground || definition.presentation == .gauge
    // "80,90" are the bounds between three colours.
    let cuts = (reader.string("thresholds") ?? "").split(separator: ",").prefix(100).compactMap { Double($0.trimmed) }
    let colors = reader.strings("colors").map { DashboardColor($0) }
    if isColored {
      for (index, color) in colors.enumerated().reversed() where index <= cuts.count {
        let value = index == 0 ? -.infinity : cuts[index - 1]
        definition.formats.append(
          ConditionalFormat(
            .greaterOrEqual, value, foreground: isBackground ? nil : color, background: isBackground ? color : nil))
      }
    }
    return definition
  }
}
