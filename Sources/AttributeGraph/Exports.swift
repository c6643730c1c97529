// Rules say what kind of work they do, and observers hear what came of it.
@_exported import enum TraceSchema.UpdateKind
@_exported import enum TraceSchema.UpdateOutcome
