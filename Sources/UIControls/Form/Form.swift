import Foundation
import UICore

/// Controls for entering data, with their labels aligned.
public struct Form<Content: View>: View {
  private let content: Content
  @Environment(\.formStyle) private var style

  /// A form of any views, in sections or not.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public var body: some View {
    style.makeBody(FormStyleConfiguration(content: FormStyleConfiguration.Content(content: AnyView(content))))
  }
}

/// How a form lays out labels and controls.
enum FormLayout { case none, columns, grouped }

private enum FormLayoutKey: EnvironmentKey { static var defaultValue: FormLayout { .none } }

extension EnvironmentValues {
  /// The layout of the form around.
  var formLayout: FormLayout {
    get { self[FormLayoutKey.self] }
    set { self[FormLayoutKey.self] = newValue }
  }
}

/// The look of forms.
@MainActor @preconcurrency
public protocol FormStyle {
  associatedtype Body: View
  typealias Configuration = FormStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a form for its style.
public struct FormStyleConfiguration {
  /// The form's content.
  nonisolated public struct Content: View {
    let content: AnyView
    public var body: some View { content }
  }
  /// The form's content.
  public let content: Content
}

/// The default style: columns on a desktop, groups on a phone.
public struct AutomaticFormStyle: FormStyle {
  /// Creates the style.
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { AutomaticForm(configuration: configuration) }
}

private struct AutomaticForm: View {
  let configuration: FormStyleConfiguration
  @Environment(\.platformProfile) private var profile

  var body: some View {
    if profile.isPhone {
      GroupedFormStyle().makeBody(configuration: configuration)
    } else {
      ColumnsFormStyle().makeBody(configuration: configuration)
    }
  }
}

/// Labels that end, and controls that begin, at one line.
public struct ColumnsFormStyle: FormStyle {
  /// Creates the style.
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    FormColumns(spacing: 10) { configuration.content }
      .modifier(ContainedValueModifier(\.formLayout, .columns))
      .containedToggleStyle(CheckboxToggleStyle())
  }
}

/// Sections as groups of rows, labels and controls at opposite edges.
public struct GroupedFormStyle: FormStyle {
  /// Creates the style.
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    GroupedForm(content: configuration.content).modifier(ContainedValueModifier(\.formLayout, .grouped))
  }
}

extension FormStyle where Self == AutomaticFormStyle {
  /// Columns on a desktop, groups on a phone.
  public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}
extension FormStyle where Self == ColumnsFormStyle {
  /// Labels that end, and controls that begin, at one line.
  public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}
extension FormStyle where Self == GroupedFormStyle {
  /// Sections as groups of rows, labels and controls at opposite edges.
  public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

private enum FormStyleKey: EnvironmentKey { static var defaultValue: ErasedStyle<FormStyleConfiguration>? { nil } }

extension EnvironmentValues {
  var formStyle: ErasedStyle<FormStyleConfiguration> {
    get { self[FormStyleKey.self] ?? ErasedStyle(AutomaticFormStyle()) { AnyView($0.makeBody(configuration: $1)) } }
    set { self[FormStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the look of forms inside.
  nonisolated public func formStyle<S: FormStyle>(_ style: S) -> some View {
    nonisolated(unsafe) let style = style
    let erased = ErasedStyle<FormStyleConfiguration>(style) { AnyView($0.makeBody(configuration: $1)) }
    return modifier(EnvironmentKeyModifier(keyPath: \.formStyle, value: erased))
  }
}

extension HorizontalAlignment {
  /// Where the controls of a form in columns begin: at a view's leading edge, unless it has a label.
  static let formColumn = HorizontalAlignment(FormColumn.self)

  private enum FormColumn: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.leading] }
  }
}
