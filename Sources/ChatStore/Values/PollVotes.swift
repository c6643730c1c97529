/// What came of a poll so far.
///
/// Of each person the newest vote counts that was cast before the poll ended, by the times that the server gives; one that
/// names an answer which the poll does not have is no vote, and does not bring back the one before.
public struct PollVotes: Hashable, Sendable {
  /// How many chose an answer, by the answer's ``MessageContent/Poll/Option/id``; none for those that nobody chose.
  public var counts: [String: Int]
  /// How many voted.
  public var voters: Int
  /// What this user chose, in the poll's order.
  public var own: [String]
  /// Whether no more votes count.
  public var isEnded: Bool
  /// Why this user's last vote is not at the server, if the server refused it.
  public var failure: SendState?

  /// What came of a poll; nothing, as long as nobody has voted.
  public init(
    counts: [String: Int] = [:], voters: Int = 0, own: [String] = [], isEnded: Bool = false,
    failure: SendState? = nil
  ) {
    self.counts = counts
    self.voters = voters
    self.own = own
    self.isEnded = isEnded
    self.failure = failure
  }
}

extension MessageContent.Poll {
  /// What a vote comes to: as many answers as may be chosen, each once, in the poll's order; none if the poll lacks one.
  func counted(_ answers: [String]) -> [String] {
    let chosen = Set(answers.prefix(max(1, maxSelections)))
    let counted = options.map(\.id).filter(chosen.contains)
    return Set(counted) == chosen ? counted.reduce(into: []) { if !$0.contains($1) { $0.append($1) } } : []
  }
}
