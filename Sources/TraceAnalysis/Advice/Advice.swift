/// A change to make in the program, with its evidence and its expected effect.
public struct Advice: Sendable, Encodable, Equatable {
  /// The pattern that was found in the trace.
  public enum Kind: String, Sendable, Encodable {
    case sharedDependency, workInBody, unstableIdentity, rowsOfVaryingCount, environmentEveryFrame, closureField
    case bodyEveryFrame
  }

  public var kind: Kind
  /// What is wrong, in one sentence with the main numbers.
  public var finding: String
  /// What was measured, one line each.
  public var evidence: [String]
  /// Where to change it: `ModelData.swift:19`. Nil if symbols do not say.
  public var location: String?
  /// What to do, one sentence.
  public var remedy: String
  /// What to expect of a recording after the change.
  public var expected: String
  /// At most so many nanoseconds would have been saved in this recording; 0 if that is unknown.
  ///
  /// Two pieces of advice may count the same time: a row's wasted run counts for its model and for its closure.
  public var saving: Int64
  /// The names of the views concerned.
  public var views: [String]

  public init(
    kind: Kind, finding: String, evidence: [String] = [], location: String? = nil, remedy: String, expected: String,
    saving: Int64, views: [String]
  ) {
    (self.kind, self.finding, self.evidence, self.location) = (kind, finding, evidence, location)
    (self.remedy, self.expected, self.saving, self.views) = (remedy, expected, saving, views)
  }

  /// All advice, the largest saving first. Cost: a few passes over the trace.
  public static func all(_ trace: Trace, thresholds: AdviceThresholds = AdviceThresholds()) -> [Advice] {
    let finder = AdviceFinder(trace, thresholds: thresholds)
    let advice =
      finder.sharedDependencies() + finder.workInBodies() + finder.unstableIdentities() + finder.rowsOfVaryingCount()
      + finder.environmentEveryFrame() + finder.closureFields() + finder.bodiesEveryFrame()
    // The offsets keep equal pieces in order; `sorted` does not promise that.
    return advice.enumerated().sorted { ($1.element.saving, $0.offset) < ($0.element.saving, $1.offset) }.map(\.element)
  }

  /// `3.4 ms`, from nanoseconds.
  public static func milliseconds(_ time: Int64) -> String { AdviceFinder.milliseconds(time) }
}
