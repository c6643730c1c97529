import Foundation
import SafeOutput

extension View {
  /// Prints which properties made this body run: `@identity` for a new view, `@self` for a changed view value, and the
  /// names of changed dynamic properties.
  ///
  /// Call it inside `body`.
  public static func _printChanges() { BodyChanges.describe(Self.self).map { print($0) } }

  /// As ``_printChanges()``, to the error stream with the time.
  public static func _logChanges() {
    BodyChanges.describe(Self.self).map {
      ErrorStream.write("\(Date.now.formatted(.iso8601)) \($0)")
    }
  }
}

extension ViewModifier {
  /// Prints which properties made this body run.
  public static func _printChanges() { BodyChanges.describe(Self.self).map { print($0) } }
}
