/// Whether something is shown.
@frozen
public enum Visibility: Hashable, CaseIterable, Sendable {
  /// As fits the place.
  case automatic
  case visible
  case hidden
}
