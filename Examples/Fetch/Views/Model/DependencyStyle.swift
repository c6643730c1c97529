/// How much of the data the list's bodies read.
public enum DependencyStyle: String, Sendable {
  /// Each view reads the one thing it shows; the model filters, once per change.
  case scoped
  /// One body reads everything and filters each time it runs.
  case wide
}
