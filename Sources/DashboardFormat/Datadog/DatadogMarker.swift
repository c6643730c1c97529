/// Markers, which Datadog writes as text: `value` is the position, `display_type` the style.
enum DatadogMarker {
  /// Reads `y = 15`, `y > 10`, `0 < y < 10`, `10 >= y`.
  static func position(_ text: String) -> MarkerDescription.Position? {
    var parts: [String] = []
    var rest = text.filter { !$0.isWhitespace }[...]
    while !rest.isEmpty {
      let part = rest.prefix { !"<>=".contains($0) }
      rest = rest[part.endIndex...]
      let comparison = rest.prefix { "<>=".contains($0) }
      rest = rest[comparison.endIndex...]
      parts.append(String(part))
      if !comparison.isEmpty { parts.append(String(comparison)) }
      guard parts.count <= 5 else { return nil }
    }
    guard let place = parts.firstIndex(of: "y"), parts.filter({ $0 == "y" }).count == 1 else { return nil }
    var lower: Double?
    var upper: Double?
    var exact: Double?
    func take(_ comparison: String, _ number: String) -> Bool {
      guard let value = Double(number), value.isFinite else { return false }
      switch comparison {
      case "=", "==": exact = value
      case ">", ">=": lower = value
      case "<", "<=": upper = value
      default: return false
      }
      return true
    }
    switch (place, parts.count) {
    case (0, 3): guard take(parts[1], parts[2]) else { return nil }
    case (2, 3): guard take(flipped(parts[1]), parts[0]) else { return nil }
    case (2, 5): guard take(flipped(parts[1]), parts[0]), take(parts[3], parts[4]) else { return nil }
    default: return nil
    }
    if let exact { return lower == nil && upper == nil ? .line(exact) : nil }
    if let lower, let upper, lower > upper { return .band(upper, lower) }
    return .band(lower, upper)
  }

  private static func flipped(_ comparison: String) -> String {
    String(comparison.map { $0 == "<" ? ">" : $0 == ">" ? "<" : $0 })
  }

  /// `display` is a severity and a line, in any order: `error dashed`.
  static func description(
    position: MarkerDescription.Position, label: String, display: String
  ) -> MarkerDescription {
    var marker = MarkerDescription(position: position, label: label)
    for word in display.split(separator: " ") {
      switch word {
      case "error": marker.severity = .error
      case "warning": marker.severity = .warning
      case "ok": marker.severity = .ok
      case "dashed": marker.dash = .dashed
      case "bold": marker.lineWidth = 2
      default: break
      }
    }
    return marker
  }
}
