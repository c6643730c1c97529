import AttributeGraph

/// The look of disclosure groups.
@MainActor @preconcurrency
public protocol DisclosureGroupStyle {
  /// A view of a group.
  associatedtype Body: View
  /// The properties of a group.
  typealias Configuration = DisclosureGroupStyleConfiguration
  /// Makes the view of a group; the style decides whether the content is there.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a disclosure group for its style.
public struct DisclosureGroupStyleConfiguration {
  /// The group's label.
  nonisolated public struct Label: View {
    let content: AnyView
    public var body: some View { content }
  }
  /// What the group shows and hides.
  nonisolated public struct Content: View {
    let content: () -> AnyView
    public var body: some View { content() }
  }
  /// The group's label.
  public let label: Label
  /// What the group shows and hides.
  public let content: Content
  /// Whether the content shows.
  @Binding public var isExpanded: Bool

  init(label: Label, content: Content, isExpanded: Binding<Bool>) {
    (self.label, self.content, _isExpanded) = (label, content, isExpanded)
  }
}

/// The default style: an arrow before the label, the content further in below it.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
  /// Creates the style.
  nonisolated public init() {}
  /// A group with an arrow.
  public func makeBody(configuration: Configuration) -> some View {
    DisclosureGroup(isExpanded: configuration.$isExpanded) {
      configuration.content
    } label: {
      configuration.label
    }
    .environment(\.disclosureGroupStyle, nil)
  }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  /// An arrow before the label, the content further in below it.
  public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

/// A style whose type is forgotten.
final class ErasedDisclosureStyle {
  /// The style around it, which groups in its own body have.
  let outer: ErasedDisclosureStyle?
  private let make: @MainActor (DisclosureGroupStyleConfiguration) -> AnyView

  init(
    outer: ErasedDisclosureStyle?, _ make: @escaping @MainActor (DisclosureGroupStyleConfiguration) -> AnyView
  ) { (self.outer, self.make) = (outer, make) }

  /// The group as the style has it. Groups in its content have the same style.
  @MainActor func makeBody(
    label: some View, isExpanded: Binding<Bool>, content: @escaping () -> some View
  ) -> some View {
    let style = self
    return make(
      DisclosureGroupStyleConfiguration(
        label: .init(content: AnyView(label)),
        content: .init { AnyView(content().environment(\.disclosureGroupStyle, style)) }, isExpanded: isExpanded)
    )
    .environment(\.disclosureGroupStyle, outer)
  }
}

private enum DisclosureGroupStyleKey: EnvironmentKey {
  static var defaultValue: ErasedDisclosureStyle? { nil }
}

extension EnvironmentValues {
  /// The style of disclosure groups inside; nil is the default one.
  var disclosureGroupStyle: ErasedDisclosureStyle? {
    get { self[DisclosureGroupStyleKey.self] }
    set { self[DisclosureGroupStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the look of disclosure groups inside.
  public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
    nonisolated(unsafe) let style = style
    return transformEnvironment(\.disclosureGroupStyle) { outer in
      outer = ErasedDisclosureStyle(outer: outer) {
        AnyView(StyledDisclosure(style: StyleProperty(style: style), configuration: $0))
      }
    }
  }
}

/// What a style makes of a group, with the style's dynamic properties up to date.
private struct StyledDisclosure<Style: DisclosureGroupStyle>: View {
  let style: StyleProperty<Style>
  let configuration: DisclosureGroupStyleConfiguration

  var body: some View { style.style.makeBody(configuration: configuration) }
}
