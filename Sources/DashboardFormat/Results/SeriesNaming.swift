/// The names of series.
package enum SeriesNaming {
  /// The name by a format such as `{{method}} on {{service}}`; without a format, the labels as text, or `fallback`.
  package static func name(labels: [String: String], format: String?, fallback: String) -> String {
    guard let format, !format.isEmpty else { return plain(labels: labels, fallback: fallback) }
    var name = ""
    var rest = format[...]
    while let open = rest.firstRange(of: "{{"), let close = rest[open.upperBound...].firstRange(of: "}}") {
      name += rest[..<open.lowerBound]
      name += labels[rest[open.upperBound..<close.lowerBound].trimmed] ?? ""
      rest = rest[close.upperBound...]
    }
    name += rest
    // The series has none of the labels in the format.
    return name.trimmed.isEmpty ? plain(labels: labels, fallback: fallback) : name
  }

  /// The labels as text, sorted by name and without `__name__`: `device:sda, host:a`.
  private static func plain(labels: [String: String], fallback: String) -> String {
    let shown = labels.filter { $0.key != "__name__" }
    guard !shown.isEmpty else { return labels["__name__"] ?? fallback }
    return shown.sorted { $0.key < $1.key }.map { "\($0.key):\($0.value)" }.joined(separator: ", ")
  }
}
