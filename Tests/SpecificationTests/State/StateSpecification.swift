import Testing

/// State and what observes it. One scenario a file.
@MainActor @Suite struct StateSpecification {}
