import DashboardFormat

extension PrometheusSource {
  /// The values that Grafana's `label_values(label)` and `label_values(selector, label)` ask for.
  ///
  /// Other queries of variables have none here. At most 1,000 are kept.
  public func values(
    of variable: TemplateVariable, _ variables: [String: [String]]
  ) async throws(DataSourceError) -> [String] {
    guard let query = variable.query, let (selector, label) = Self.labelValues(query) else { return [] }
    let selectors = selector.isEmpty ? [] : [VariableText.replace(selector, variables)]
    return Array(try await labelValues(label, matching: selectors).prefix(1000))
  }

  /// The selector, or nothing, and the label of `label_values(…)`; nil for any other text.
  static func labelValues(_ query: String) -> (selector: String, label: String)? {
    let text = query.trimmed
    let head = "label_values("
    guard text.hasPrefix(head), text.hasSuffix(")") else { return nil }
    let inside = text.dropFirst(head.count).dropLast()
    guard let comma = inside.lastIndex(of: ",") else { return ("", inside.trimmed) }
    return (inside[..<comma].trimmed, inside[inside.index(after: comma)...].trimmed)
  }
}
