/// A part of a channel's history that the store does not have. No message that it has lies inside.
public struct HistoryGap: Identifiable, Hashable, Sendable {
  /// Names it, while it grows smaller too.
  public let id: GapID
  /// Events after this position are missing; nil where it goes back to the beginning.
  public let after: Int64?
  /// Events before this position are missing; nil where it goes on to the newest.
  public let before: Int64?
  /// What the server is given to tell of the events before ``before``.
  public let olderToken: String?
  /// What the server is given to tell of the events after ``after``.
  public let newerToken: String?

  /// A gap, as a store tells of it; a test of a backend makes one.
  public init(id: GapID, after: Int64?, before: Int64?, olderToken: String?, newerToken: String?) {
    self.id = id
    self.after = after
    self.before = before
    self.olderToken = olderToken
    self.newerToken = newerToken
  }
}
