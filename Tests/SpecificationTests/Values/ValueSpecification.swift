import Testing

/// Values that views are made of: colours, angles, curves, timing. One scenario a file.
///
/// Every expected number names its source: Apple's documentation, Apple's published values, a recording of Apple's
/// SwiftUI, or arithmetic shown beside it.
@MainActor @Suite struct ValueSpecification {}
