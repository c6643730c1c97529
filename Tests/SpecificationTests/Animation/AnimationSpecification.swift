import Testing

/// How values move between two states: what is shown at which time, which bodies run, what is told at the end. One
/// scenario a file. Frames fall on sixtieths of a second of a manual clock.
@MainActor @Suite struct AnimationSpecification {}
