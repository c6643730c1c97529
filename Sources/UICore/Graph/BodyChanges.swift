import AttributeGraph

/// Which body is running, for code that the body calls.
enum BodyChanges {
  private static var viewGraph: ViewGraph? { CurrentCode.runner as? ViewGraph }

  /// `RowView: @self, count changed.`
  static func describe(_ type: Any.Type) -> String? {
    guard let run = viewGraph?.bodyRun, run.type == type else { return nil }
    return "\(typeName(type)): " + sentence(viewGraph!.changes(of: run))
  }

  static func sentence(_ names: [String]) -> String {
    names.isEmpty ? "unchanged." : names.joined(separator: ", ") + " changed."
  }
}
