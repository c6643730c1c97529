import GraphData

extension DatadogReader {
  func timeseries(_ reader: ObjectReader) -> TimeseriesDefinition {
    let requests = reader.objects("requests").map(timeseriesRequest)
    let trailing = reader.object("right_yaxis")
    var definition = TimeseriesDefinition(
      requests: requests, leadingAxis: reader.object("yaxis").map(axis) ?? AxisDescription(),
      markers: markers(reader), events: reader.objects("events").map(event), legend: legend(reader))
    if let trailing { definition.trailingAxis = axis(trailing) }
    if requests.contains(where: \.style.isOnTrailingAxis), definition.trailingAxis == nil {
      definition.trailingAxis = AxisDescription()
    }
    return definition
  }

  private func timeseriesRequest(_ reader: ObjectReader) -> TimeseriesRequest {
    var style = SeriesStyle()
    switch reader.choice("display_type", ["line": "line", "bars": "bars", "area": "area", "overlay": "overlay"]) {
    case "bars":
      style.display = .bars
      style.stacking = .zero
    case "area":
      style.display = .area
      style.stacking = .zero
    // An overlay is a line over the other requests, which later requests are anyway.
    default: break
    }
    if let look = reader.object("style") { read(look, into: &style) }
    style.isOnTrailingAxis = reader.bool("on_right_yaxis") ?? false
    let request = TimeseriesRequest(data: querySet(reader), style: style)
    reader.finish()
    return request
  }

  private func read(_ reader: ObjectReader, into style: inout SeriesStyle) {
    style.palette = reader.string("palette")
    style.dash = reader.choice("line_type", ["solid": .solid, "dashed": .dashed, "dotted": .dotted]) ?? .solid
    style.lineWidth = reader.choice("line_width", ["thin": 0.75, "normal": 1, "thick": 2]) ?? 1
    style.isOrderedByValue = reader.choice("order_by", ["values": true, "tags": false]) ?? false
    reader.ignore("color_order")
    style.isReversed = reader.bool("order_reverse") ?? false
    reader.unsupported("has_value_labels", why: "values are shown by the tooltip")
    reader.finish()
  }

  /// Bounds are text: "auto" or a number.
  func axis(_ reader: ObjectReader) -> AxisDescription {
    defer { reader.finish() }
    let label = reader.string("label")
    reader.ignore("num_buckets")
    return AxisDescription(
      scale: scale(reader), minimum: reader.number("min"), maximum: reader.number("max"),
      includesZero: reader.bool("include_zero") ?? true, label: label.flatMap { $0.isEmpty ? nil : $0 })
  }

  private func scale(_ reader: ObjectReader) -> Scale {
    guard let text = reader.string("scale") else { return .linear }
    switch text {
    case "linear", "": return .linear
    case "log": return .log(base: 10)
    case "sqrt": return .sqrt
    case "pow": return .power(2)
    default:
      // `pow2`, `pow0.5`
      if text.hasPrefix("pow"), let exponent = Double(text.dropFirst(3)), exponent.isFinite, exponent > 0 {
        return .power(exponent)
      }
      reader.warn(.malformed, "scale", text, why: "none of linear, log, sqrt, pow")
      return .linear
    }
  }

  func markers(_ reader: ObjectReader) -> [MarkerDescription] {
    reader.objects("markers").compactMap { marker in
      defer { marker.finish() }
      marker.ignore("time")
      let label = marker.string("label")?.trimmed ?? ""
      let display = marker.string("display_type") ?? ""
      guard let text = marker.string("value") else { return nil }
      guard let position = DatadogMarker.position(text) else {
        marker.warn(.malformed, "value", text, why: "no line 'y = 1' and no band '0 < y < 10'")
        return nil
      }
      return DatadogMarker.description(position: position, label: label, display: display)
    }
  }

  private func event(_ reader: ObjectReader) -> EventOverlay {
    reader.ignore("tags_execution")
    defer { reader.finish() }
    return EventOverlay(query: reader.string("q") ?? "")
  }

  private func legend(_ reader: ObjectReader) -> LegendDescription {
    reader.ignore("legend_size")
    let isShown = reader.bool("show_legend") ?? true
    let layout: LegendDescription.Mode =
      reader.choice("legend_layout", ["auto": .automatic, "vertical": .table, "horizontal": .list]) ?? .automatic
    let statistics = reader.strings("legend_columns").compactMap { name in
      let statistic = Self.statistics[name]
      if statistic == nil { reader.warn(.malformed, "legend_columns", name, why: "no statistic that is known here") }
      return statistic
    }
    return LegendDescription(mode: isShown ? layout : .hidden, statistics: statistics)
  }
}
