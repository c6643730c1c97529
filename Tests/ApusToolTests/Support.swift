import Testing

@testable import ApusTool
