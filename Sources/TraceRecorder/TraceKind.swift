/// What a record tells. Spans come as a `begin` and an `end` on one thread, properly nested.
///
/// The numbers are part of the format of trace files (`docs/trace-format.md`): new kinds go at the end.
/// They stand in the order of their numbers, because records go to the file as they lie in memory, where a case is known
/// by its place.
public enum TraceKind: UInt8, Sendable, CaseIterable {
  // MARK: Spans

  /// All the work for one frame. `id`: the frame's number. At its begin `value`: microseconds between two frames of the
  /// display, `cause`: microseconds by which it began after its slot. At its end `value`: items presented.
  case frame = 0
  /// The pass that hit-tests input and runs user closures. `id`: the frame's number, as in every pass.
  case events = 1
  /// The pass that gathers writes until the frame. `id`: the transaction's number. `value` at its end: writes made. What
  /// runs until the next one is due to it.
  case transaction = 2
  /// The pass that brings the views asked for up to date. `value` at its end: rules run.
  case update = 3
  /// The pass that measures and places. `value` at its end: measurements made.
  case layout = 4
  /// The pass that collects what to draw. `value` at its end: items.
  case displayList = 5
  /// The pass that fills pixels; each thread that takes part records its own span. `value` at its end: pixels.
  case raster = 6
  /// The pass that hands damage to the window. `value` at its end: pixels.
  case present = 7
  /// One run of an attribute's rule. `id`: the attribute's index; `detail`: the engine's update kind; `reference`: the
  /// type it is about, for a body the view's; `cause`: the index of the nearest body, environment key or source whose
  /// change made it run, 0 on a first run or after an invalidation; `value`: the run's serial number. At its end `value`:
  /// a ``TraceOutcome``.
  case rule = 8
  // MARK: Instants

  /// Code changed something that views read. `id`: the write's number; `detail`: a ``TraceWriteKind`` with its route;
  /// `reference`: the attribute, or 0; `cause`: the number of the cause; `value`: the property in the ``TraceNames``. The
  /// stack of the writing code follows.
  case write = 9
  /// An outdated attribute turned out right without running. `id`: its index; `detail`: the engine's update kind;
  /// `reference`: the type it is about; `cause`: the attribute that was looked at, 0 where there were several.
  case check = 10
  /// A note of the application's own. `reference`: static text; `id`: a number of its choice.
  case marker = 11

  // MARK: More spans

  /// What the main thread does between two waits of its run loop.
  case turn = 12
  /// User code that the outside set off, or the host's own write on its behalf. `id`: the cause's number; `detail`: a
  /// ``TraceCause``; `reference`: the view's type or 0; `cause`: the number of the cause around it; `value`: the view's
  /// path in the ``TraceNames``.
  case action = 13

  // MARK: More instants

  /// A write reached the graph. `id`: the attribute's index; `cause`: the write's number, 0 for the host's own; `value`:
  /// attributes marked.
  case apply = 14
  /// A body, or the check of an environment key, was made. `id`: the attribute's index; `detail`: the engine's update
  /// kind; `reference`: the type it is about; `cause`: the attribute of the body around it; `value`: its path, of a key
  /// its property, in the ``TraceNames``. With ``createdBefore`` in `detail` it had run before the recording began.
  case create = 15
  /// An attribute of those was freed. `id`: its index, which others may get; `detail`: the engine's update kind.
  case remove = 16
  /// What a thread was doing at one moment; written by samplers, not by this recorder.
  case sample = 17
  /// Up to three addresses of the stack that belongs to the record before it; see ``TraceRecord/addresses``.
  case stack = 18
  /// A remark of the engine's own. `detail`: a ``TraceNote``; `reference`: the view's type; `value`: its path.
  case note = 19
}

/// What came of a rule's run.
public enum TraceOutcome: UInt32, Sendable {
  case equal
  case changed
  /// The values differ in nothing but closures, which cannot be compared.
  case closuresOnly
}

extension TraceKind {
  /// Set in the `detail` of a ``create`` of what is there when the recording begins.
  public static let createdBefore: UInt8 = 0x80
}

/// What set things in motion.
public enum TraceCause: UInt8, Sendable {
  case other, tap, drag, longPress, hover, key, text, scroll, shortcut, timer, task, appear, disappear, change,
    completion
  case appearance, resize, focus, launch, window, animationFrame, preference
}

/// What was written, in the low bits of a write's `detail`.
public enum TraceWriteKind: UInt8, Sendable {
  case state, binding, observable, environment, other

  /// Set where the write came later, through a `Task` that the cause had started.
  public static let throughTask: UInt8 = 0x40
  /// Set where the writing code carries no cause: `Task.detached`, a queue, a thread.
  public static let detached: UInt8 = 0x80
}

/// A remark of the engine's.
public enum TraceNote: UInt8, Sendable { case rowsOfVaryingCount, writtenDuringBody, endlessRounds }
