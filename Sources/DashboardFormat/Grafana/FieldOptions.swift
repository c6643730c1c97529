import GraphData

/// `fieldConfig`: the format and colours of a panel's values, with overrides for some of them.
struct FieldOptions {
  struct Threshold {
    /// Nil: minus infinity.
    var value: Double?
    var color: DashboardColor
  }

  var unit: MetricUnit?
  var decimals: Int?
  var minimum: Double?
  var maximum: Double?
  var thresholds: [Threshold] = []
  var mappings: [ValueMapping] = []
  var palette: String?
  var color: DashboardColor?
  /// Whether values get the colours of the thresholds.
  var isColoredByThreshold = false
  /// `custom`: options of one kind of panel.
  var custom: ObjectReader?
  var overrides: [Override] = []

  struct Override {
    /// The kind and the value of the matcher, as in the file.
    var matcherKind: String
    var matcher: JSONValue
    var properties: [(id: String, reader: ObjectReader)]
    var path: JSONPath
    var context: ReadingContext
  }

  /// Formats with the colour of each threshold, the highest first.
  func formats(inBackground: Bool) -> [ConditionalFormat] {
    thresholds.reversed().map { threshold in
      ConditionalFormat(
        .greaterOrEqual, threshold.value ?? -.infinity, foreground: inBackground ? nil : threshold.color,
        background: inBackground ? threshold.color : nil)
    }
  }

  /// Warns of overrides that were not read, and ignores the rest of `custom`.
  func finish(overrides reason: String) {
    for override in overrides {
      override.context.warn(.unsupported, override.path, "override of \(override.matcher.text())", reason)
    }
    custom?.ignoreRest()
  }
}

extension GrafanaReader {
  func fields(_ reader: ObjectReader) -> FieldOptions {
    var fields = FieldOptions()
    guard let config = reader.object("fieldConfig") else { return fields }
    if let defaults = config.object("defaults") { read(defaults, into: &fields) }
    fields.overrides = config.objects("overrides").compactMap(override)
    config.finish()
    return fields
  }

  private func read(_ reader: ObjectReader, into fields: inout FieldOptions) {
    reader.ignore(
      "links", "unitScale", "noValue", "displayName", "displayNameFromDS", "description", "actions", "fieldMinMax",
      "filterable", "path", "nullValueMode")
    if let unit = reader.string("unit"), !unit.isEmpty { fields.unit = self.unit(unit, reader, "unit") }
    fields.decimals = reader.integer("decimals", in: 0...15)
    fields.minimum = reader.number("min")
    fields.maximum = reader.number("max")
    if let thresholds = reader.object("thresholds") { readThresholds(thresholds, into: &fields) }
    fields.mappings = mappings(reader, "mappings")
    if let color = reader.object("color") { read(color: color, into: &fields) }
    fields.custom = reader.object("custom")
    reader.finish()
  }

  /// A unit by Grafana's name; an unknown name warns.
  func unit(_ name: String, _ reader: ObjectReader, _ member: String) -> MetricUnit {
    let reading = MetricUnit.grafana(name.shortened())
    if let warning = reading.warning { reader.warn(.approximated, member, name, why: warning) }
    return reading.unit
  }

  private func readThresholds(_ reader: ObjectReader, into fields: inout FieldOptions) {
    let isPercentage = reader.string("mode") == "percentage"
    for step in reader.objects("steps") {
      guard let color = step.color("color") else { continue }
      var value = step.number("value")
      if isPercentage, let share = value {
        let low = fields.minimum ?? 0
        value = low + ((fields.maximum ?? 100) - low) * share / 100
      }
      fields.thresholds.append(.init(value: value, color: color))
      step.ignore("index", "state", "line", "op", "yaxis", "fill", "colorMode")
      step.finish()
    }
    fields.thresholds.sort { $0.value ?? -.infinity < $1.value ?? -.infinity }
    reader.finish()
  }

  private func read(color reader: ObjectReader, into fields: inout FieldOptions) {
    reader.ignore("seriesBy")
    let fixed = reader.color("fixedColor")
    switch reader.string("mode") {
    case "fixed": fields.color = fixed
    case "thresholds": fields.isColoredByThreshold = true
    case "shades": fields.palette = fixed?.text
    case .some(let mode): fields.palette = mode
    case nil: break
    }
    reader.finish()
  }

  func mappings(_ reader: ObjectReader, _ name: String) -> [ValueMapping] {
    reader.objects(name).flatMap { mapping -> [ValueMapping] in
      defer { mapping.ignoreRest() }
      let options = mapping.object("options")
      switch mapping.string("type") {
      case "value":
        return (mapping.value("options")?.members ?? []).prefix(context.limits.elements).map { member in
          ValueMapping(
            match: .text(member.name), text: member.value["text"]?.string,
            color: member.value["color"]?.string.flatMap { DashboardColor($0) })
        }
      case "range":
        return [result(options, .range(options?.number("from"), options?.number("to")))]
      case "special":
        switch options?.string("match") {
        case "null", "nan", "null+nan", "empty": return [result(options, .null)]
        case .some(let match): return [result(options, .text(match))]
        case nil: return []
        }
      case "regex":
        mapping.warn(.unsupported, "type", "regex", why: "values are matched by number, range and text")
        return []
      // Before version 8, `type` is 1 for a value and 2 for a range.
      case "1":
        let text = mapping.string("text")
        return mapping.string("value").map { [ValueMapping(match: $0 == "null" ? .null : .text($0), text: text)] } ?? []
      case "2":
        return [ValueMapping(match: .range(mapping.number("from"), mapping.number("to")), text: mapping.string("text"))]
      case .some(let type):
        mapping.warn(.malformed, "type", type, why: "none of value, range, special, regex")
        return []
      case nil:
        // `valueMaps` of old panels: {"op": "=", "text": "N/A", "value": "null"}
        guard let value = mapping.string("value") else { return [] }
        return [ValueMapping(match: value == "null" ? .null : .text(value), text: mapping.string("text"))]
      }
    }
  }

  private func result(_ options: ObjectReader?, _ match: ValueMapping.Match) -> ValueMapping {
    let result = options?.object("result")
    return ValueMapping(match: match, text: result?.string("text"), color: result?.color("color"))
  }

  private func override(_ reader: ObjectReader) -> FieldOptions.Override? {
    reader.ignore("__systemRef")
    defer { reader.finish() }
    let matcher = reader.object("matcher")
    let properties = reader.objects("properties").compactMap { property -> (id: String, reader: ObjectReader)? in
      guard let id = property.string("id") else { return nil }
      return (id, property)
    }
    guard let matcher, !properties.isEmpty else { return nil }
    return FieldOptions.Override(
      matcherKind: matcher.string("id") ?? "", matcher: matcher.value("options") ?? .null, properties: properties,
      path: reader.path, context: context)
  }
}
