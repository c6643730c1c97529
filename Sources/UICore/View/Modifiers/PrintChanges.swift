import AttributeGraph
import Foundation

extension View {
  /// Prints which properties made this body run: `@identity` for a new view, `@self` for a changed view value, and the
  /// names of changed dynamic properties.
  ///
  /// Call it inside `body`.
  public static func _printChanges() { BodyChanges.describe(Self.self).map { print($0) } }

  /// As ``_printChanges()``, to the error stream with the time.
  public static func _logChanges() {
    BodyChanges.describe(Self.self).map {
      FileHandle.standardError.write(Data("\(Date.now.formatted(.iso8601)) \($0)\n".utf8))
    }
  }
}

extension ViewModifier {
  /// Prints which properties made this body run.
  public static func _printChanges() { BodyChanges.describe(Self.self).map { print($0) } }
}

/// Which body is running, for code that the body calls.
enum BodyChanges {
  @TaskLocal static var viewGraph: ViewGraph?

  /// `RowView: @self, count changed.`
  static func describe(_ type: Any.Type) -> String? {
    guard let run = viewGraph?.bodyRun, run.type == type else { return nil }
    return "\(typeName(type)): " + sentence(viewGraph!.changes(of: run))
  }

  static func sentence(_ names: [String]) -> String {
    names.isEmpty ? "unchanged." : names.joined(separator: ", ") + " changed."
  }
}
