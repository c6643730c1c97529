import Foundation
import SafeOutput

extension View {
  /// Prints why this body runs: `@identity` for a new view, `@self` for a changed view value, and the names of changed
  /// dynamic properties.
  ///
  /// Call it inside `body`.
  public static func _printChanges() { BodyChanges.describe(Self.self).map { print($0) } }

  /// Like ``_printChanges()``, but writes to the error stream, with the time.
  public static func _logChanges() {
    BodyChanges.describe(Self.self).map {
      ErrorStream.write("\(Date.now.formatted(.iso8601)) \($0)")
    }
  }
}

extension ViewModifier {
  /// Prints why this body runs.
  public static func _printChanges() { BodyChanges.describe(Self.self).map { print($0) } }
}
