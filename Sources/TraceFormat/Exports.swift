// Chunks hold records.
@_exported import struct TraceSchema.TraceRecord
