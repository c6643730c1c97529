import Testing

@testable import TraceCapture
