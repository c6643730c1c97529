/// How much of a problem there must be before it is reported.
///
/// The limits leave occasional problems out: a healthy program should get no advice.
public struct AdviceThresholds: Sendable {
  /// Bodies that one write runs. Fewer cost less than reading the advice.
  public var runsPerWrite = 5
  /// The largest share of them that may change. With more, a split program would still need most of the runs.
  public var changedShare = 0.25
  /// Samples of one kind of work in a body. With fewer, the share is wrong by more than half of itself (1/√n).
  public var samplesOfWork = 5
  /// Their share of the body's samples. A smaller share differs as much between two recordings.
  public var shareOfWork = 0.1
  /// Transactions in which views were made anew. One or two may be a new list, without an unstable identity.
  public var replacements = 3
  /// Views made anew in all these transactions. A detail view for each of a few selections is normal.
  public var replacedInstances = 6
  /// Frames in which a value of the environment changed. A resize or a fade takes fewer than 10 frames of 16 ms.
  public var environmentFrames = 10
  /// Their share of the frames from the first to the last of them. Half means every other frame.
  public var environmentShare = 0.5
  /// Wasted runs because of a parent's body. Fewer may be chance.
  public var closureRuns = 10
  /// Their share of all runs because of a parent's body. Below half, the parent mostly passes something new.
  public var closureShare = 0.5
  /// Frames in which a body ran. This is half a second at 60 Hz, longer than most animations.
  public var frames = 30
  /// Their share of the frames from the body's first to its last run.
  public var frameShare = 0.8

  /// How many lists with varying rows are named, most frequent first. More of them come from the same lines of code.
  public var lists = 20

  public init() {}
}
