import Testing

@testable import TraceFormat
