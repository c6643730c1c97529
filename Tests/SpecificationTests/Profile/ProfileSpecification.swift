import Testing

/// What changes with the platform that a window takes its look from, and with what its user asks for. One scenario a file.
@MainActor @Suite struct ProfileSpecification {}
