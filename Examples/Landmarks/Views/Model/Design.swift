/// How the views depend on the data.
public enum Design: String, Sendable {
  /// Every row has a model of its own and runs when that changes.
  case perRow
  /// All rows read one array of favourites and one table of distances, so each change runs all of them.
  case shared
  /// As `perRow`, but every row formats its distance in its body.
  case formatting
}
