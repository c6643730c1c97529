/// What happens to a view or a shape where content runs the other way.
public enum LayoutDirectionBehavior: Hashable, Sendable {
  /// It stays as it is.
  case fixed
  /// It is mirrored, about its vertical centre line, where content runs in the direction.
  case mirrors(in: LayoutDirection)

  /// It is mirrored where content runs from right to left.
  public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
}
