/// What a record tells. Spans come as a `begin` and an `end` on one thread, properly nested.
public enum TraceKind: UInt8, Sendable, CaseIterable {
  // MARK: Spans

  /// All the work for one frame. `id`: the frame's number. At its end `value`: items presented.
  case frame
  /// The pass that hit-tests input and runs user closures. `id`: the frame's number, as in every pass.
  case events
  /// The pass that gathers writes until the frame. `value` at its end: writes made.
  case transaction
  /// The pass that brings the views asked for up to date. `value` at its end: rules run.
  case update
  /// The pass that measures and places. `value` at its end: measurements made.
  case layout
  /// The pass that collects what to draw. `value` at its end: items.
  case displayList
  /// The pass that fills pixels; each thread that takes part records its own span. `value` at its end: pixels.
  case raster
  /// The pass that hands damage to the window. `value` at its end: pixels.
  case present
  /// One run of an attribute's rule. `id`: the attribute's index; `detail`: the engine's update kind; `reference`: the
  /// rule's type; `cause`: the index of the input whose change made it run, 0 on a first run. At its end `value`: 1 if
  /// the new value differs, else 0.
  case rule

  // MARK: Instants

  /// A source was written, or a computed attribute invalidated from outside. `id`: the attribute's index; `reference`:
  /// its type; `cause`: the index of the attribute whose rule was running, 0 outside updates; `value`: attributes marked.
  case write
  /// An outdated attribute turned out right without running, as when another key of the environment changed. `id`: its
  /// index; `detail`: the engine's update kind; `reference`: the rule's type.
  case check
  /// A note of the application's own. `reference`: static text; `id`: a number of its choice.
  case marker
}
