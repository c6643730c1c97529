import Foundation
import UICore

/// A box around views that belong together, with an optional label.
public struct GroupBox<Label: View, Content: View>: View {
  private let label: Label
  private let content: Content
  @Environment(\.groupBoxStyle) private var style

  /// A box with any view as its label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    (self.content, self.label) = (content(), label())
  }

  /// A box with any view as its label.
  public init(label: Label, @ViewBuilder content: () -> Content) { (self.content, self.label) = (content(), label) }

  public var body: some View {
    style.makeBody(
      GroupBoxStyleConfiguration(
        label: GroupBoxStyleConfiguration.Label(content: AnyView(label)),
        content: GroupBoxStyleConfiguration.Content(content: AnyView(content)), hasLabel: Label.self != EmptyView.self))
  }
}

extension GroupBox where Label == EmptyView {
  /// A box without a label.
  public init(@ViewBuilder content: () -> Content) { (self.content, label) = (content(), EmptyView()) }
}

extension GroupBox where Label == Text {
  /// A box titled by a localized string key.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    (self.content, label) = (content(), Text(titleKey))
  }

  /// A box titled by a string, shown verbatim.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    (self.content, label) = (content(), Text(title))
  }
}

/// The look of boxes.
@MainActor @preconcurrency
public protocol GroupBoxStyle {
  associatedtype Body: View
  typealias Configuration = GroupBoxStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a box for its style.
public struct GroupBoxStyleConfiguration {
  /// The box's label.
  nonisolated public struct Label: View {
    let content: AnyView
    public var body: some View { content }
  }
  /// What is in the box.
  nonisolated public struct Content: View {
    let content: AnyView
    public var body: some View { content }
  }
  /// The box's label.
  public let label: Label
  /// What is in the box.
  public let content: Content
  let hasLabel: Bool
}

/// The default style: the label above a card on a desktop, in the card on a phone.
public struct DefaultGroupBoxStyle: GroupBoxStyle {
  /// Creates the style.
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { DefaultGroupBox(configuration: configuration) }
}

private struct DefaultGroupBox: View {
  let configuration: GroupBoxStyleConfiguration
  @Environment(\.platformProfile) private var profile

  var body: some View {
    if profile.isPhone {
      VStack(alignment: .leading) {
        if configuration.hasLabel { configuration.label.font(.headline) }
        configuration.content
      }
      .padding(16)
      .background(Color.card, in: RoundedRectangle(cornerRadius: 8, style: .continuous))
    } else {
      let shape = RoundedRectangle(cornerRadius: 6, style: .continuous)
      VStack(alignment: .leading, spacing: 4) {
        if configuration.hasLabel { configuration.label.font(.subheadline).padding(.leading, 8) }
        configuration.content
          .padding(8)
          .background { shape.fill(Color.card) }
          .overlay { shape.strokeBorder(Color.separator.opacity(0.5), lineWidth: 0.5).allowsHitTesting(false) }
      }
    }
  }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// The label above a card on a desktop, in the card on a phone.
  public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

private enum GroupBoxStyleKey: EnvironmentKey {
  static var defaultValue: ErasedStyle<GroupBoxStyleConfiguration>? { nil }
}

extension EnvironmentValues {
  var groupBoxStyle: ErasedStyle<GroupBoxStyleConfiguration> {
    get {
      self[GroupBoxStyleKey.self] ?? ErasedStyle(DefaultGroupBoxStyle()) { AnyView($0.makeBody(configuration: $1)) }
    }
    set { self[GroupBoxStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the look of boxes inside.
  nonisolated public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
    nonisolated(unsafe) let style = style
    let erased = ErasedStyle<GroupBoxStyleConfiguration>(style) { AnyView($0.makeBody(configuration: $1)) }
    return modifier(EnvironmentKeyModifier(keyPath: \.groupBoxStyle, value: erased))
  }
}
