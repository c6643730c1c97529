/// Something to change in the program, what speaks for it, and what to expect of it.
public struct Advice: Sendable, Encodable, Equatable {
  public enum Kind: String, Sendable, Encodable {
    case sharedDependency, workInBody, unstableIdentity, rowsOfVaryingCount, environmentEveryFrame, closureField
    case bodyEveryFrame
  }

  public var kind: Kind
  /// What is wrong, one sentence with its main numbers.
  public var finding: String
  /// What was measured, one line each.
  public var evidence: [String]
  /// Where to change it, `ModelData.swift:19`; nil where symbols do not say.
  public var location: String?
  /// What to do, one sentence.
  public var remedy: String
  /// What should be measured after it.
  public var expected: String
  /// Nanoseconds of the recording that it would have saved, at most; 0 where that cannot be told.
  ///
  /// Two pieces of advice may save the same time: a row that runs in vain is one whether its model or its closure is
  /// to blame.
  public var saving: Int64
  /// Names of the views it is about.
  public var views: [String]

  public init(
    kind: Kind, finding: String, evidence: [String] = [], location: String? = nil, remedy: String, expected: String,
    saving: Int64, views: [String]
  ) {
    (self.kind, self.finding, self.evidence, self.location) = (kind, finding, evidence, location)
    (self.remedy, self.expected, self.saving, self.views) = (remedy, expected, saving, views)
  }

  /// Everything there is to advise, what would save most first. Cost: a few passes over the trace.
  public static func all(_ trace: Trace, thresholds: AdviceThresholds = AdviceThresholds()) -> [Advice] {
    let finder = AdviceFinder(trace, thresholds: thresholds)
    let advice =
      finder.sharedDependencies() + finder.workInBodies() + finder.unstableIdentities() + finder.rowsOfVaryingCount()
      + finder.environmentEveryFrame() + finder.closureFields() + finder.bodiesEveryFrame()
    // Offsets keep the order of equals, as `sorted` does not promise to.
    return advice.enumerated().sorted { ($1.element.saving, $0.offset) < ($0.element.saving, $1.offset) }.map(\.element)
  }

  /// `3.4 ms`, from nanoseconds.
  public static func milliseconds(_ time: Int64) -> String { AdviceFinder.milliseconds(time) }
}
