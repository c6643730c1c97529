// Whoever records names kinds of records.
@_exported import TraceSchema
