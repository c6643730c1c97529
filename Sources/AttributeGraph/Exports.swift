// Rules name the kind of their work, and observers hear its outcome.
@_exported import enum TraceSchema.UpdateKind
@_exported import enum TraceSchema.UpdateOutcome
