/// What a record tells.
///
/// A span is two records on one thread, a `begin` and an `end`; spans nest. An instant is one record. What each field
/// holds is in ``fields``.
///
/// The numbers are part of the format of trace files: new kinds go to the end.
public enum TraceKind: UInt8, Sendable, CaseIterable {
  // MARK: Spans

  /// All the work for one frame.
  case frame = 0
  /// The pass that hit-tests input and runs closures of the program.
  case events = 1
  /// The pass that applies the writes since the last one. Updates belong to it until the next one begins.
  case transaction = 2
  /// The pass that brings views up to date.
  case update = 3
  /// The pass that measures and places views.
  case layout = 4
  /// The pass that collects what to draw.
  case displayList = 5
  /// The pass that fills pixels. Each thread that takes part records a span of its own.
  case raster = 6
  /// The pass that hands changed pixels to the window.
  case present = 7
  /// One run of an attribute's rule.
  case rule = 8

  // MARK: Instants

  /// Code changed something that views read. Stack records with the stack of that code follow.
  case write = 9
  /// An outdated attribute turned out to be up to date without running.
  case check = 10
  /// A remark of the program itself.
  case marker = 11

  // MARK: More spans

  /// The main thread's work between two waits of its run loop.
  case turn = 12
  /// Code that something outside of the graph started: a gesture, a timer, a task. Writes in it are due to it.
  case action = 13

  // MARK: More instants

  /// A write reached an attribute.
  case apply = 14
  /// A body or the check of an environment key was made.
  case create = 15
  /// Such an attribute was removed. Its number may be used again.
  case remove = 16
  /// What a thread was doing at one moment. Stack records with the rest of its stack follow.
  case sample = 17
  /// Up to three addresses of the stack that belongs to the record before it.
  case stack = 18
  /// A remark of the engine.
  case note = 19
}

/// Whether a record opens a span, closes the innermost open one of its kind and thread, or stands alone.
public enum TracePhase: UInt8, Sendable, CaseIterable { case begin, end, instant }
