import Testing

/// Which view is which, how long its state lives, when it comes and goes. One scenario a file.
@MainActor @Suite struct IdentitySpecification {}
