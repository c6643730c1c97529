import GraphData

extension GrafanaReader {
  func timeseries(_ reader: ObjectReader) -> TimeseriesDefinition {
    var request = TimeseriesRequest(data: querySet(reader))
    let fields = fields(reader)
    var axis = AxisDescription(
      minimum: fields.minimum, maximum: fields.maximum, includesZero: false, unit: fields.unit,
      decimals: fields.decimals)
    request.style.palette = fields.palette
    request.style.color = fields.color
    request.style.unit = fields.unit
    var markers: [MarkerDescription] = []
    if let custom = fields.custom {
      read(custom, into: &request.style, &axis)
      markers = self.markers(custom, fields)
      custom.finish()
    }
    if fields.isColoredByThreshold {
      request.style.formats = fields.formats(inBackground: false)
    }
    request.overrides = overrides(fields)
    var definition = TimeseriesDefinition(markers: markers, legend: LegendDescription(mode: .list))
    if let options = reader.object("options") {
      options.ignore("tooltip", "timezone", "annotations", "timeCompare")
      if let legend = options.object("legend") { definition.legend = self.legend(legend) }
      options.finish()
    }
    if request.style.isOnTrailingAxis {
      definition.trailingAxis = axis
    } else {
      definition.leadingAxis = axis
      for override in request.overrides where override.properties.contains(.trailingAxis(true)) {
        var trailing = AxisDescription(includesZero: false)
        for case .unit(let unit) in override.properties { trailing.unit = unit }
        if definition.trailingAxis == nil { definition.trailingAxis = trailing }
      }
    }
    definition.requests = [request]
    return definition
  }

  /// `custom` of a graph over time.
  private func read(_ reader: ObjectReader, into style: inout SeriesStyle, _ axis: inout AxisDescription) {
    reader.ignore(
      "axisBorderShow", "axisColorMode", "axisGridShow", "axisWidth", "barAlignment", "barWidthFactor", "gradientMode",
      "barMaxWidth", "insertNulls", "lineStyle")
    reader.unsupported("fillBelowTo", why: "areas go down to zero")
    style.transform = Self.transform(reader, "transform") ?? .none
    reader.unsupported("showValues", why: "values are shown by the tooltip")
    reader.unsupported("axisCenteredZero", why: "the axis is found from the data")
    reader.object("hideFrom")?.ignoreRest()
    style.fillOpacity = reader.number("fillOpacity").map { min(max($0 / 100, 0), 1) }
    switch reader.choice("drawStyle", ["line": 0, "bars": 1, "points": 2]) ?? 0 {
    case 1: style.display = .bars
    case 2:
      style.display = .points
      style.pointMarkers = .always
    default: style.display = (style.fillOpacity ?? 0) > 0 ? .area : .line
    }
    style.interpolation = Self.interpolation(reader, "lineInterpolation") ?? .linear
    style.lineWidth = reader.number("lineWidth").map { min(max($0, 0), 20) } ?? 1
    if let line = reader.object("lineStyle") { style.dash = dash(line) }
    if style.display != .points {
      style.pointMarkers =
        reader.choice("showPoints", ["never": .never, "always": .always, "auto": .automatic]) ?? .automatic
    } else {
      reader.ignore("showPoints")
    }
    style.pointSize = reader.number("pointSize").map { min(max($0, 1), 40) } ?? 5
    if let stacking = reader.object("stacking") {
      style.stacking = self.stacking(stacking)
      style.stackGroup = stacking.string("group").flatMap { $0 == "A" ? nil : $0 }
    }
    if let nulls = nulls(reader, "spanNulls") { style.nulls = nulls }
    switch reader.string("axisPlacement") {
    case "right": style.isOnTrailingAxis = true
    case "hidden": axis.isHidden = true
    default: break
    }
    axis.label = reader.string("axisLabel").flatMap { $0.isEmpty ? nil : $0 }
    axis.softMinimum = reader.number("axisSoftMin")
    axis.softMaximum = reader.number("axisSoftMax")
    if let scale = reader.object("scaleDistribution") { axis.scale = self.scale(scale) }
    if style.display != .line { axis.includesZero = true }
  }

  static func interpolation(_ reader: ObjectReader, _ name: String) -> SeriesStyle.Interpolation? {
    reader.choice(
      name, ["linear": .linear, "smooth": .smooth, "stepBefore": .stepBefore, "stepAfter": .stepAfter])
  }

  func dash(_ reader: ObjectReader) -> SeriesStyle.Dash {
    reader.ignore("dash")
    defer { reader.finish() }
    return reader.choice("fill", ["solid": .solid, "dash": .dashed, "dot": .dotted, "square": .dotted]) ?? .solid
  }

  func stacking(_ reader: ObjectReader) -> SeriesStyle.Stacking {
    reader.choice("mode", ["none": .none, "normal": .zero, "percent": .normalized]) ?? .none
  }

  /// `spanNulls`: whether to bridge gaps, or the longest gap to bridge, in milliseconds.
  func nulls(_ reader: ObjectReader, _ name: String) -> SeriesStyle.Nulls? {
    if case .number(let milliseconds) = reader.value(name), milliseconds > 1, milliseconds.isFinite {
      return .connectShorter(than: milliseconds / 1000)
    }
    return reader.bool(name).map { $0 ? .connect : .gap }
  }

  private func scale(_ reader: ObjectReader) -> Scale {
    defer { reader.finish() }
    let base = reader.number("log") ?? 10
    let threshold = reader.number("linearThreshold") ?? 1
    switch reader.string("type") {
    case "log": return .log(base: base > 1 ? base : 10)
    case "symlog": return .symlog(constant: threshold > 0 ? threshold : 1)
    default: return .linear
    }
  }

  /// Thresholds as lines or bands, if the panel shows them.
  private func markers(_ custom: ObjectReader, _ fields: FieldOptions) -> [MarkerDescription] {
    guard let style = custom.object("thresholdsStyle")?.string("mode"), style != "off", style != "series" else {
      return []
    }
    var markers: [MarkerDescription] = []
    if style.contains("area") {
      for (index, threshold) in fields.thresholds.enumerated() where threshold.color != .named("transparent") {
        let next = index + 1 < fields.thresholds.count ? fields.thresholds[index + 1].value : nil
        markers.append(MarkerDescription(position: .band(threshold.value, next), color: threshold.color))
      }
    }
    if style.contains("line") || style.contains("dashed") {
      for threshold in fields.thresholds {
        guard let value = threshold.value else { continue }
        markers.append(
          MarkerDescription(
            position: .line(value), dash: style.contains("dashed") ? .dashed : .solid, color: threshold.color))
      }
    }
    return markers
  }

  // MARK: Overrides

  private func overrides(_ fields: FieldOptions) -> [SeriesOverride] {
    fields.overrides.compactMap { override in
      let matcher: SeriesOverride.Matcher
      switch (override.matcherKind, override.matcher) {
      case ("byName", .string(let name)): matcher = .name(name)
      case ("byRegexp", .string(let text)):
        let pattern = Self.pattern(text)
        if NamePattern(pattern) == nil {
          context.warn(
            .unsupported, override.path, "pattern \(text)", "this kind of regular expression finds nothing here")
        }
        matcher = .pattern(pattern)
      case ("byFrameRefID", .string(let query)): matcher = .query(query)
      case ("byValue", .object): matcher = valueMatcher(override.matcher)
      // Graphs have series of numbers alone.
      case ("byType", .string("number")): matcher = .every
      case ("byType", .string): return nil
      default:
        context.warn(
          .unsupported, override.path, "override \(override.matcherKind)",
          "series are found by name, pattern, query and value"
        )
        return nil
      }
      let properties = override.properties.compactMap { property($0.id, $0.reader) }
      return properties.isEmpty ? nil : SeriesOverride(matcher: matcher, properties: properties)
    }
  }

  /// `{"reducer": "max", "op": "gte", "value": 0}`; the comparison counts for reducers of numbers alone.
  private func valueMatcher(_ options: JSONValue) -> SeriesOverride.Matcher {
    let reducer = options["reducer"]?.string ?? ""
    switch reducer {
    case "allIsZero": return .allZero
    case "allIsNull": return .allNull
    default:
      let comparators: [String: ConditionalFormat.Comparator] = [
        "gte": .greaterOrEqual, "gt": .greater, "lte": .lessOrEqual, "lt": .less, "eq": .equal, "neq": .notEqual,
      ]
      return .value(
        Self.statistics[reducer] ?? .last, comparators[options["op"]?.string ?? ""] ?? .greaterOrEqual,
        options["value"]?.number ?? 0)
    }
  }

  static func transform(_ reader: ObjectReader, _ name: String) -> SeriesStyle.Transform? {
    reader.choice(name, ["negative-Y": .negative, "constant": .constant, "none": SeriesStyle.Transform.none])
  }

  private func property(_ id: String, _ reader: ObjectReader) -> SeriesOverride.Property? {
    func number(_ range: ClosedRange<Double>) -> Double? {
      reader.number("value").map { min(max($0, range.lowerBound), range.upperBound) }
    }
    switch id {
    case "color":
      guard let color = reader.object("value") else { return nil }
      if color.string("mode") == "fixed" { return color.color("fixedColor").map { .color($0) } }
      reader.warn(
        .unsupported, "value", "colour \(color.string("mode") ?? "")", why: "only fixed colours are set for some series"
      )
      return nil
    case "displayName": return reader.string("value").map { .displayName($0) }
    case "unit":
      guard let name = reader.string("value"), !name.isEmpty else { return nil }
      return .unit(unit(name, reader, "value"))
    case "custom.drawStyle":
      return reader.choice("value", ["line": .display(.line), "bars": .display(.bars), "points": .display(.points)])
    case "custom.lineInterpolation": return Self.interpolation(reader, "value").map { .interpolation($0) }
    case "custom.lineWidth": return number(0...20).map { .lineWidth($0) }
    case "custom.fillOpacity": return number(0...100).map { .fillOpacity($0 / 100) }
    case "custom.lineStyle": return reader.object("value").map { .dash(dash($0)) }
    case "custom.stacking": return reader.object("value").map { .stacking(stacking($0)) }
    case "custom.spanNulls": return nulls(reader, "value").map { .nulls($0) }
    case "custom.axisPlacement": return reader.string("value").map { .trailingAxis($0 == "right") }
    case "custom.hideFrom":
      guard let hidden = reader.object("value") else { return nil }
      if hidden.bool("viz") == true { return .hidden }
      return hidden.bool("legend") == true ? .hiddenFromLegend : nil
    case "custom.transform": return Self.transform(reader, "value").map { .transform($0) }
    case "custom.pointSize": return number(1...40).map { .pointSize($0) }
    case "custom.showPoints":
      return reader.choice("value", ["never": .never, "always": .always, "auto": .automatic]).map { .pointMarkers($0) }
    case "links", "custom.tooltip", "custom.gradientMode", "custom.barAlignment": return nil
    default:
      context.warn(.unsupported, reader.path, id, "not set for some series alone")
      return nil
    }
  }
}
