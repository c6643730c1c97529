import UICore

/// A style of controls whose type is forgotten, for the environment.
final class ErasedStyle<Configuration> {
  /// The style around it, which a control in its own body has.
  let outer: ErasedStyle?
  private let make: @MainActor (Configuration) -> AnyView

  init(outer: ErasedStyle? = nil, _ make: @escaping @MainActor (Configuration) -> AnyView) {
    (self.outer, self.make) = (outer, make)
  }

  @MainActor func makeBody(_ configuration: Configuration) -> AnyView { make(configuration) }
}
