// Whoever records names kinds of records, so the schema comes with the recorder.
@_exported import TraceSchema
