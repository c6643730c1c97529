import UICore

/// Controls that belong together, shown as one where the style has it so.
///
/// In a menu they are items of it; the style `menu` makes them a menu of their own.
public struct ControlGroup<Content: View>: View {
  private let content: Content
  @Environment(\.controlGroupStyle) private var style
  @Environment(\.menu) private var menu

  /// A group of any controls.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public var body: some View {
    if let style {
      style.makeBody(configuration).environment(\.controlGroupStyle, style.outer)
    } else if menu != nil {
      content
    } else {
      JoinedControls(content: content)
    }
  }

  private var configuration: ControlGroupStyleConfiguration {
    let labeled = content as? any LabeledControls
    return ControlGroupStyleConfiguration(
      content: .init(content: labeled?.erasedContent ?? AnyView(content)),
      label: .init(content: labeled?.erasedLabel ?? AnyView(EmptyView())))
  }
}

extension ControlGroup {
  /// A group with any view as its label, which styles show that are a menu.
  public init<C: View, L: View>(@ViewBuilder content: () -> C, @ViewBuilder label: () -> L)
  where Content == LabeledControlGroupContent<C, L> {
    self.content = LabeledControlGroupContent(content: content(), label: label())
  }

  /// A group titled by a localized string key, which styles show that are a menu.
  public init<C: View>(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text> {
    self.init(content: content) { Text(titleKey) }
  }

  /// A group titled by a string, shown verbatim, which styles show that are a menu.
  @_disfavoredOverload
  public init<C: View, S: StringProtocol>(_ title: S, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text> {
    self.init(content: content) { Text(title) }
  }

  /// A group with a title and a symbol, which styles show that are a menu.
  public init<C: View>(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    self.init(content: content) { Label(titleKey, systemImage: systemImage) }
  }

  /// A group with a title, shown verbatim, and a symbol, which styles show that are a menu.
  @_disfavoredOverload
  public init<C: View, S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    self.init(content: content) { Label(title, systemImage: systemImage) }
  }

  /// A group from a configuration, for a style that builds on another style.
  public init(_ configuration: ControlGroupStyleConfiguration)
  where
    Content == LabeledControlGroupContent<
      ControlGroupStyleConfiguration.Content, ControlGroupStyleConfiguration.Label
    >
  {
    self.init {
      configuration.content
    } label: {
      configuration.label
    }
  }
}

/// The controls of a group with a label.
public struct LabeledControlGroupContent<Content: View, Label: View>: View {
  let content: Content
  let label: Label
  public var body: some View { content }
}

@MainActor private protocol LabeledControls {
  var erasedContent: AnyView { get }
  var erasedLabel: AnyView { get }
}

extension LabeledControlGroupContent: LabeledControls {
  var erasedContent: AnyView { AnyView(content) }
  var erasedLabel: AnyView { AnyView(label) }
}
