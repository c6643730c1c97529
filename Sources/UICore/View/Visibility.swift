/// Whether an element is visible.
@frozen
public enum Visibility: Hashable, CaseIterable, Sendable {
  /// Depends on the context.
  case automatic
  case visible
  case hidden
}
