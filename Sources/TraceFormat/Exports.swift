// Chunks hold records, so their type comes with the format.
@_exported import struct TraceSchema.TraceRecord
