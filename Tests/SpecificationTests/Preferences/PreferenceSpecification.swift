import Testing

/// What views hand up. One scenario a file.
@MainActor @Suite struct PreferenceSpecification {}
