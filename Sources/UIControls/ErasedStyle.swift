import AttributeGraph
import UICore

/// A style of controls whose type is forgotten, for the environment.
///
/// Equal where the styles are, as views are whose fields are equal: controls do not run because a view gives them anew the style
/// that they have.
final class ErasedStyle<Configuration>: Equatable {
  /// The style around it, which a control in its own body has.
  let outer: ErasedStyle?
  private let style: Any
  private let isSame: (_ other: Any) -> Bool
  private let make: @MainActor (Configuration) -> AnyView

  init<Style>(
    _ style: Style, outer: ErasedStyle? = nil, _ make: @escaping @MainActor (Style, Configuration) -> AnyView
  ) {
    nonisolated(unsafe) let style = style
    (self.style, self.outer) = (style, outer)
    isSame = { other in (other as? Style).map { areEqual(style, $0) } ?? false }
    // A style without fields has no dynamic properties, which a view would have to bring up to date.
    if MemoryLayout<Style>.size == 0 {
      self.make = { make(style, $0) }
    } else {
      self.make = { AnyView(StyleBody(style: StyleProperty(style: style), configuration: $0, make: make)) }
    }
  }

  @MainActor func makeBody(_ configuration: Configuration) -> AnyView { make(configuration) }

  static func == (a: ErasedStyle, b: ErasedStyle) -> Bool {
    a === b || a.isSame(b.style) && a.outer == b.outer
  }
}

/// What a style makes of a control, with the style's dynamic properties up to date.
private struct StyleBody<Style, Configuration>: View {
  let style: StyleProperty<Style>
  let configuration: Configuration
  let make: @MainActor (Style, Configuration) -> AnyView

  var body: some View { make(style.style, configuration) }
}
