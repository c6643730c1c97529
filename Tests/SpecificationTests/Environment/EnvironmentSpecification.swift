import Testing

/// What views inherit, and who runs again when it changes. One scenario a file.
@MainActor @Suite struct EnvironmentSpecification {}
