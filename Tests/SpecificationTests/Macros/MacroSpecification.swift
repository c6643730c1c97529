import Testing

/// What `@Entry` and `#Preview` make. One scenario a file.
@MainActor @Suite struct MacroSpecification {}
