/// From when on something is worth a word.
///
/// All of them keep quiet about what is right now and then: a recording of a healthy program is to end without advice.
public struct AdviceThresholds: Sendable {
  /// Bodies that one write runs. Fewer cost less than the reading of the advice.
  public var runsPerWrite = 5
  /// At most this share of them changed. Above it, most runs of a split program would still be needed.
  public var changedShare = 0.25
  /// Samples of one kind of work in a body. Of fewer, the share is off by more than half of itself (1/√n).
  public var samplesOfWork = 5
  /// Their share of the body's samples. Less is within the spread of two recordings.
  public var shareOfWork = 0.1
  /// Transactions in which views were made anew. Once or twice is a new list, not an unstable identity.
  public var replacements = 3
  /// Views made anew in all of these. One detail view for each of a few selections is as it should be.
  public var replacedInstances = 6
  /// Frames in which a value of the environment was new. A resize or a fade is shorter than 10 frames of 16 ms.
  public var environmentFrames = 10
  /// Their share of the frames between the first and the last of them: half is every other frame.
  public var environmentShare = 0.5
  /// Runs in vain by a parent's body. Fewer may be chance.
  public var closureRuns = 10
  /// Their share of all runs by a parent's body: below half, the parent mostly does pass something new.
  public var closureShare = 0.5
  /// Frames in which a body ran: half a second at 60 Hz, longer than most animations.
  public var frames = 30
  /// Their share of the frames between its first and its last run.
  public var frameShare = 0.8

  /// Lists of varying rows that are named, those noted most first: more are the work of the same few lines.
  public var lists = 20

  public init() {}
}
