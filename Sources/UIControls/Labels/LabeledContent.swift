import Foundation
import UICore

/// A label beside a value or a control.
public struct LabeledContent<Label, Content> {
  let label: Label
  let content: Content
  /// That of the label and the content.
  var alignment = VerticalAlignment.center
}

extension LabeledContent: ControlBesideLabel {}

extension LabeledContent: View where Label: View, Content: View {
  /// Any view as a label beside another.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    (self.label, self.content) = (label(), content())
  }

  /// The same with its label and content at one line of theirs.
  func aligned(_ alignment: VerticalAlignment) -> Self {
    var new = self
    new.alignment = alignment
    return new
  }

  public var body: some View { LabeledRow(label: label, content: content, alignment: alignment) }
}

/// A label and content as the style around or the container has them; below one another where texts are very large.
struct LabeledRow<Label: View, Content: View>: UnaryView {
  let label: Label
  let content: Content
  let alignment: VerticalAlignment
  let look = LabeledLook()

  var body: some View { look.row(label, content, alignment) }
}

/// How a label stands beside content. A view that has it decides by one branch what it shows and how: a branch in a view of a
/// branch is another container.
///
/// Modifiers by their types: of each `some View` of another module, the runtime looks up in a generic body what it is, with each
/// run.
struct LabeledLook: DynamicProperty {
  @Environment(\.labeledContentStyle) private var style
  @Environment(\.labelsAreHidden) private var isHidden
  @Environment(\.formLayout) private var form
  @Environment(\.hasAccessibilityTextSize) private var isLarge
  @Environment(\.platformProfile) private var profile

  /// A control with its label before it in a form of a desktop, as macOS has it; elsewhere, and where it has none, the control alone.
  @MainActor @ViewBuilder func control<Label: View, Control: View>(
    _ control: Control, called label: Label, isAlone: Bool
  ) -> some View {
    if isAlone || !hasLabelBefore {
      control
    } else {
      row(
        // The control is called by it already.
        label.accessibilityHidden(true), control.modifier(.accessibleControl(called: label as? Text)), .center)
    }
  }

  /// Whether a control's label stands before it.
  var hasLabelBefore: Bool { form != .none && !isHidden && !profile.isPhone }

  @MainActor @ViewBuilder func row<Label: View, Content: View>(
    _ label: Label, _ content: Content, _ alignment: VerticalAlignment
  ) -> some View {
    if let style {
      style.makeBody(
        LabeledContentStyleConfiguration(
          label: LabeledContentStyleConfiguration.Label(content: AnyView(label)),
          content: LabeledContentStyleConfiguration.Content(content: AnyView(content)))
      ).modifier(EnvironmentKeyModifier(keyPath: \.labeledContentStyle, value: style.outer))
    } else if isHidden {
      content
    } else if isLarge {
      VStack(alignment: .leading, spacing: 4) {
        label
        value(content)
      }
    } else if form != .grouped {
      HStack(alignment: alignment, spacing: 8) {
        label
        value(content).modifier(AlignmentGuideModifier(.formColumn) { $0[.leading] })
      }
    } else {
      HStack(alignment: alignment, spacing: 8) {
        label
        Spacer(minLength: 8)
        value(content).modifier(EnvironmentKeyModifier(keyPath: \.multilineTextAlignment, value: .trailing))
      }
    }
  }

  @MainActor private func value<Content: View>(
    _ content: Content
  ) -> ModifiedContent<Content, DefaultForegroundStyleModifier<Color>> {
    content.defaultForegroundStyle(Content.self == Text.self ? Color.quietText : .primary)
  }
}

extension LabeledContent where Label == Text, Content: View {
  /// A title beside any view.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    (label, self.content) = (Text(titleKey), content())
  }

  /// A title, shown verbatim, beside any view.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    (label, self.content) = (Text(title), content())
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// A title beside a string.
  public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
    (label, content) = (Text(titleKey), Text(value))
  }

  /// A title, shown verbatim, beside a string.
  @_disfavoredOverload
  public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
    (label, content) = (Text(title), Text(value))
  }

  /// A title beside a value as the format writes it.
  public init<F: FormatStyle>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    (label, content) = (Text(titleKey), Text(value, format: format))
  }

  /// A title, shown verbatim, beside a value as the format writes it.
  @_disfavoredOverload
  public init<S: StringProtocol, F: FormatStyle>(_ title: S, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    (label, content) = (Text(title), Text(value, format: format))
  }
}

/// The look of labels beside values.
@MainActor @preconcurrency
public protocol LabeledContentStyle {
  associatedtype Body: View
  typealias Configuration = LabeledContentStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of labeled content for its style.
public struct LabeledContentStyleConfiguration {
  /// The label.
  nonisolated public struct Label: View {
    let content: AnyView
    public var body: some View { content }
  }
  /// What it labels.
  nonisolated public struct Content: View {
    let content: AnyView
    public var body: some View { content }
  }
  /// The label.
  public let label: Label
  /// What it labels.
  public let content: Content
}

extension LabeledContent
where Label == LabeledContentStyleConfiguration.Label, Content == LabeledContentStyleConfiguration.Content {
  /// Labeled content from a configuration, for a style that builds on another style.
  public init(_ configuration: LabeledContentStyleConfiguration) {
    (label, content) = (configuration.label, configuration.content)
  }
}

/// The default style: the label before the value; in a form at opposite edges.
public struct AutomaticLabeledContentStyle: LabeledContentStyle {
  /// Creates the style.
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { LabeledContent(configuration) }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  /// The label before the value; in a form at opposite edges.
  public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

private enum LabeledContentStyleKey: EnvironmentKey {
  static var defaultValue: ErasedStyle<LabeledContentStyleConfiguration>? { nil }
}

extension EnvironmentValues {
  /// The style of labeled content inside; nil is the default one.
  var labeledContentStyle: ErasedStyle<LabeledContentStyleConfiguration>? {
    get { self[LabeledContentStyleKey.self] }
    set { self[LabeledContentStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the look of labels beside values inside.
  public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
    nonisolated(unsafe) let style = style
    return transformEnvironment(\.labeledContentStyle) { outer in
      outer = ErasedStyle(style, outer: outer) { AnyView($0.makeBody(configuration: $1)) }
    }
  }
}
