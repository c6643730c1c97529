import Foundation

/// Reads dashboard files of all formats; the content tells the format.
///
/// A reader has no state between files. No file makes it crash or hang; warnings of the document list what cannot be
/// shown.
public struct DashboardReader: Sendable {
  public var limits: DashboardLimits

  public init(limits: DashboardLimits = DashboardLimits()) {
    self.limits = limits
  }

  /// Reads a file's content. Cost: one pass over the text and one over its values.
  public func read(_ data: some Sequence<UInt8>) throws(DashboardError) -> DashboardDocument {
    let json: JSONValue
    do {
      json = try JSONValue(parsing: data, limits: limits.json)
    } catch {
      throw .json(error)
    }
    return try read(json)
  }

  /// Reads a parsed document.
  public func read(_ json: JSONValue) throws(DashboardError) -> DashboardDocument {
    let (kind, content) = try Self.detect(json)
    let context = ReadingContext(limits: limits)
    guard let reader = ObjectReader(document: content, context: context) else {
      throw .unknownFormat(reason: "the document is \(content.kindName), not an object")
    }
    let dashboard =
      switch kind {
      case .datadog: DatadogReader(context: context).dashboard(reader)
      case .grafana: GrafanaReader(context: context).dashboard(reader)
      case .apus: try OwnReader(context: context).dashboard(reader)
      }
    return DashboardDocument(kind: kind, dashboard: dashboard, warnings: context.allWarnings)
  }

  /// The format of a document, and the dashboard without the envelope of a server.
  static func detect(_ json: JSONValue) throws(DashboardError) -> (DashboardFormatKind, JSONValue) {
    guard json.members != nil else {
      throw .unknownFormat(reason: "the document is \(json.kindName), not an object")
    }
    // Grafana's HTTP API answers {"meta": …, "dashboard": …}.
    if let inner = json["dashboard"], inner.members != nil, json["widgets"] == nil, json["panels"] == nil {
      return (try kind(inner), inner)
    }
    return (try kind(json), json)
  }

  private static func kind(_ json: JSONValue) throws(DashboardError) -> DashboardFormatKind {
    if json["format"]?.string == OwnFormat.name { return .apus }
    if json["panels"]?.array != nil || json["rows"]?.array != nil { return .grafana }
    if json["widgets"]?.array != nil { return .datadog }
    if json["schemaVersion"] != nil || json["templating"] != nil || json["gnetId"] != nil { return .grafana }
    if json["layout_type"] != nil || json["template_variables"] != nil { return .datadog }
    if json["elements"] != nil, json["layout"] != nil {
      throw .unknownFormat(reason: "Grafana's dynamic schema (v2) is not read; export the dashboard in the classic one")
    }
    if json["graphs"]?.array != nil {
      throw .unknownFormat(reason: "Datadog's screenboards and timeboards of before 2019 are not read")
    }
    throw .unknownFormat(reason: "there are no widgets, panels or rows in it")
  }
}
