/// What started an `action`. The numbers are part of the format of trace files: new kinds go to the end.
public enum CauseKind: UInt8, Sendable, CaseIterable {
  case other, tap, drag, longPress, hover, key, text, scroll, shortcut, timer, task, appear, disappear, change,
    completion
  case appearance, resize, focus, launch, window, animationFrame, preference
}

/// What the engine remarks. The numbers are part of the format of trace files: new kinds go to the end.
public enum NoteKind: UInt8, Sendable, CaseIterable { case rowsOfVaryingCount, writtenDuringBody, endlessRounds }

/// How a `sample` came about. The numbers are part of the format of trace files; `CTraceSampler` has them too.
public enum SampleSource: UInt8, Sendable, CaseIterable { case timer, processorClock, watchdog, perf }

extension TraceRecord {
  /// What started an `action`; ``CauseKind/other`` for an unknown number.
  public var causeKind: CauseKind { CauseKind(rawValue: detail) ?? .other }

  /// What a `note` remarks; nil for a kind that a later version added.
  public var noteKind: NoteKind? { NoteKind(rawValue: detail) }
}
