/// The formats that dashboard files come in.
public enum DashboardFormatKind: String, Sendable, CaseIterable {
  case datadog, grafana
  /// This package's own: docs/dashboard-format.md.
  case apus
}

/// A dashboard with warnings about the parts of its file that are not shown, or not as the file describes.
public struct DashboardDocument: Sendable, Equatable {
  public var kind: DashboardFormatKind
  public var dashboard: DashboardDescription
  public var warnings: [DashboardWarning]

  public init(kind: DashboardFormatKind, dashboard: DashboardDescription, warnings: [DashboardWarning] = []) {
    self.kind = kind
    self.dashboard = dashboard
    self.warnings = warnings
  }
}

/// A part of a dashboard file that is not shown, or not as the file describes.
public struct DashboardWarning: Sendable, Hashable, CustomStringConvertible {
  /// What is wrong with the part.
  public enum Kind: String, Sendable, CaseIterable {
    /// A value of the wrong type or outside its range; a default replaces it.
    case malformed
    /// A field that this reader does not know.
    case unknown
    /// Known, but not supported.
    case unsupported
    /// Shown in another way.
    case approximated
    /// More than a limit allows; the rest is left out.
    case limit
  }

  public var kind: Kind
  /// The place in the file: `widgets[3].definition.requests[0].style`.
  public var path: String
  /// The widget that it belongs to, by its identity in the description.
  public var widget: String?
  /// The field or value.
  public var what: String
  public var why: String

  public init(kind: Kind, path: String, widget: String? = nil, what: String, why: String) {
    self.kind = kind
    self.path = path
    self.widget = widget
    self.what = what
    self.why = why
  }

  public var description: String { "\(path): \(what): \(why)" }
}

/// Why a file cannot be read as a dashboard.
public enum DashboardError: Error, Sendable, Equatable, CustomStringConvertible {
  /// Larger than the limit, in bytes.
  case tooLarge(size: Int, limit: Int)
  case json(JSONError)
  /// JSON, but not a dashboard of a known kind.
  case unknownFormat(reason: String)
  /// A required field is missing or invalid.
  case malformed(path: String, reason: String)

  public var description: String {
    switch self {
    case .tooLarge(let size, let limit): "The file has \(size) bytes; the limit is \(limit)."
    case .json(let error): "The file is no JSON: \(error)."
    case .unknownFormat(let reason): "The file is no dashboard that is known here: \(reason)."
    case .malformed(let path, let reason): "\(path): \(reason)."
    }
  }
}

/// Limits for reading a dashboard file.
public struct DashboardLimits: Sendable, Equatable {
  /// Bytes and nesting of the text.
  public var json: JSONLimits
  /// Widgets, including those in groups.
  public var widgets: Int
  /// The nesting depth of groups.
  public var groupDepth: Int
  /// Elements of any other list: requests of a widget, queries of a request, markers of a graph.
  public var elements: Int
  /// Warnings; the last says how many more there were.
  public var warnings: Int

  public init(
    json: JSONLimits = JSONLimits(size: 32 << 20, depth: 64), widgets: Int = 5_000, groupDepth: Int = 8,
    elements: Int = 1_000, warnings: Int = 10_000
  ) {
    self.json = json
    self.widgets = widgets
    self.groupDepth = groupDepth
    self.elements = elements
    self.warnings = warnings
  }
}
