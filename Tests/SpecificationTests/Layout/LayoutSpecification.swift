import Testing

/// Sizes and places of views. One scenario a file.
///
/// Where a number was recorded from Apple's SwiftUI its source is named; the others are arithmetic shown beside them.
@MainActor @Suite struct LayoutSpecification {}
