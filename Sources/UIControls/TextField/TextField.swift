import Foundation
import Geometry
import UICore

private enum TextFieldStyleKey: EnvironmentKey {
  static var defaultValue: any TextFieldStyle { DefaultTextFieldStyle() }
}

extension EnvironmentValues {
  var textFieldStyle: any TextFieldStyle {
    get { self[TextFieldStyleKey.self] }
    set { self[TextFieldStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the look of text fields inside.
  nonisolated public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    modifier(EnvironmentKeyModifier(keyPath: \.textFieldStyle, value: style as any TextFieldStyle))
  }
}

/// The look of text fields.
///
/// A style of the program's puts a field into views of its own; the field itself has the default style there, or one that the
/// style sets:
///
///     struct Boxed: TextFieldStyle {
///       func _body(configuration: TextField<Self._Label>) -> some View {
///         configuration.textFieldStyle(.plain).padding(8).border(.red)
///       }
///     }
@MainActor @preconcurrency
public protocol TextFieldStyle {
  associatedtype _Body: View
  typealias _Label = _TextFieldStyleLabel
  @ViewBuilder func _body(configuration: TextField<Self._Label>) -> _Body
}

/// The label of the field that a style shows.
nonisolated public struct _TextFieldStyleLabel: View {
  public var body: some View { EmptyView() }
}

/// A style that the field draws itself.
protocol DrawnTextFieldStyle: TextFieldStyle {
  /// Nil is as the platform has it.
  nonisolated var hasBorder: Bool? { get }
  nonisolated var isSquare: Bool { get }
}

extension DrawnTextFieldStyle {
  nonisolated var isSquare: Bool { false }
}

extension DrawnTextFieldStyle {
  public func _body(configuration: TextField<_TextFieldStyleLabel>) -> some View {
    configuration.textFieldStyle(self)
  }
}

/// The default style: bordered on a desktop, plain on a phone.
public struct DefaultTextFieldStyle: DrawnTextFieldStyle {
  nonisolated var hasBorder: Bool? { nil }
  /// Creates the style.
  nonisolated public init() {}
}
/// Only the text.
public struct PlainTextFieldStyle: DrawnTextFieldStyle {
  nonisolated var hasBorder: Bool? { false }
  /// Creates the style.
  nonisolated public init() {}
}
/// The text in a rounded border.
public struct RoundedBorderTextFieldStyle: DrawnTextFieldStyle {
  nonisolated var hasBorder: Bool? { true }
  /// Creates the style.
  nonisolated public init() {}
}

/// The text in a border with square corners.
public struct SquareBorderTextFieldStyle: DrawnTextFieldStyle {
  nonisolated var hasBorder: Bool? { true }
  nonisolated var isSquare: Bool { true }
  /// Creates the style.
  nonisolated public init() {}
}

extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
  /// The text in a border with square corners.
  public static var squareBorder: SquareBorderTextFieldStyle { SquareBorderTextFieldStyle() }
}
extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// Bordered on a desktop, plain on a phone.
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}
extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// Only the text.
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// The text in a rounded border.
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

/// An editable line of text.
///
/// While it is empty, it shows the prompt, or the title if there is no prompt.
public struct TextField<Label: View>: UnaryView {
  private enum Field {
    case text(StyledTextField)
    case other((FieldPrompt) -> AnyView)
  }
  private let field: Field
  private let title: Text?
  private let prompt: FieldPrompt
  private let look = LabeledLook()

  public var body: some View {
    let (label, prompt) = (title ?? Text(verbatim: ""), prompt.beside(title, look))
    switch field {
    case .text(let field): look.control(field.with(prompt), called: label, isAlone: title == nil)
    case .other(let make): look.control(make(prompt), called: label, isAlone: title == nil)
    }
  }

  /// A field of a text, with any view as its label; a label that is a text is shown while the field is empty.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(text: text, title: label() as? Text, prompt: prompt)
  }

  /// A field of a text that may grow along an axis, with any view as its label.
  public init(text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label) {
    self.init(text: text, title: label() as? Text, prompt: prompt, axis: axis)
  }

  /// A field of a value, which is written when editing ends and the text says one.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(value: value, format: format, title: label() as? Text, prompt: prompt)
  }

  init(
    text: Binding<String>, selection: Binding<TextSelection?>? = nil, title: Text?, prompt: Text?,
    axis: Axis = .horizontal, editingChanged: @escaping (Bool) -> Void = { _ in }, commit: (() -> Void)? = nil
  ) {
    (self.title, self.prompt) = (title, FieldPrompt(prompt, title: title))
    let field = StyledTextField(
      text: text, prompt: self.prompt, isSecure: false, axis: axis, selection: selection, editingChanged: editingChanged
    )
    // Return goes on to what is around a field that nobody hears of, such as an alert.
    self.field = commit.map { commit in .other { AnyView(field.with($0).onSubmit(commit)) } } ?? .text(field)
  }

  init<F: ParseableFormatStyle>(value: Binding<F.FormatInput>, format: F, title: Text?, prompt: Text?)
  where F.FormatOutput == String {
    (self.title, self.prompt) = (title, FieldPrompt(prompt, title: title))
    field = .other { prompt in
      AnyView(
        ValueField(
          value: value, prompt: prompt, text: { $1.completed(format).format($0) },
          parse: { try? $1.completed(format).parseStrategy.parse($0) }))
    }
  }

  init<F: ParseableFormatStyle>(value: Binding<F.FormatInput?>, format: F, title: Text?, prompt: Text?)
  where F.FormatOutput == String {
    (self.title, self.prompt) = (title, FieldPrompt(prompt, title: title))
    field = .other { prompt in
      AnyView(
        ValueField(
          value: value, prompt: prompt,
          text: { value, place in value.map { place.completed(format).format($0) } ?? "" },
          // What says no value is none.
          parse: { .some(try? $1.completed(format).parseStrategy.parse($0)) }))
    }
  }

  init<V>(value: Binding<V>, formatter: Formatter, title: Text?, prompt: Text?) {
    (self.title, self.prompt) = (title, FieldPrompt(prompt, title: title))
    field = .other { prompt in
      AnyView(
        ValueField(
          value: value, prompt: prompt, text: { value, _ in formatter.string(for: value) ?? "" },
          parse: { text, _ in formatter.value(of: text) }))
    }
  }
}

extension TextField where Label == Text {
  /// A field titled by a localized string key.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, title: Text(titleKey), prompt: prompt)
  }

  /// A field titled by a string, shown verbatim.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, title: Text(title), prompt: prompt)
  }

  /// A field titled by a localized string key. With a vertical axis it grows with its text, up to the environment's line
  /// limit, and then scrolls.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, axis: Axis) {
    self.init(text: text, title: Text(titleKey), prompt: prompt, axis: axis)
  }

  /// A field titled by a string, shown verbatim. With a vertical axis it grows with its text, up to the environment's line
  /// limit, and then scrolls.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil, axis: Axis) {
    self.init(text: text, title: Text(title), prompt: prompt, axis: axis)
  }

  /// A field titled by a localized string key; the older form of `focused(_:)` and `onSubmit(of:_:)`.
  ///
  /// - Parameters:
  ///   - onEditingChanged: called with true when editing begins, and with false when it ends.
  ///   - onCommit: called by Return.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void = {}
  ) {
    self.init(text: text, title: Text(titleKey), prompt: nil, editingChanged: onEditingChanged, commit: onCommit)
  }

  /// A field titled by a localized string key; the older form of `onSubmit(of:_:)`.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(text: text, title: Text(titleKey), prompt: nil, commit: onCommit)
  }

  /// A field titled by a string, shown verbatim; the older form of `focused(_:)` and `onSubmit(of:_:)`.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void = {}
  ) { self.init(text: text, title: Text(title), prompt: nil, editingChanged: onEditingChanged, commit: onCommit) }

  /// A field titled by a string, shown verbatim; the older form of `onSubmit(of:_:)`.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(text: text, title: Text(title), prompt: nil, commit: onCommit)
  }

  /// A field of a value, titled by a localized string key. The value is written when editing ends and the text says one.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(value: value, format: format, title: Text(titleKey), prompt: prompt)
  }

  /// A field of a value, titled by a string, shown verbatim. The value is written when editing ends and the text says one.
  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(value: value, format: format, title: Text(title), prompt: prompt)
  }

  /// A field of a value or none, titled by a localized string key. Written when editing ends: nil where the text says no
  /// value.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(value: value, format: format, title: Text(titleKey), prompt: prompt)
  }

  /// A field of a value or none, titled by a string, shown verbatim. Written when editing ends: nil where the text says
  /// no value.
  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(value: value, format: format, title: Text(title), prompt: prompt)
  }

  /// A field of a number or a date by a formatter, titled by a localized string key. The value is written when editing
  /// ends and the text says one.
  public init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text? = nil) {
    self.init(value: value, formatter: formatter, title: Text(titleKey), prompt: prompt)
  }

  /// A field of a number or a date by a formatter, titled by a string, shown verbatim. The value is written when editing
  /// ends and the text says one.
  @_disfavoredOverload
  public init<S: StringProtocol, V>(_ title: S, value: Binding<V>, formatter: Formatter, prompt: Text? = nil) {
    self.init(value: value, formatter: formatter, title: Text(title), prompt: prompt)
  }
}

/// An editable line of text that is displayed as bullets.
public struct SecureField<Label: View>: UnaryView {
  private let text: Binding<String>
  private let title: Text?
  private let prompt: Text?
  private let look = LabeledLook()

  public var body: some View {
    look.control(
      StyledTextField(text: text, prompt: FieldPrompt(prompt, title: title).beside(title, look), isSecure: true),
      called: title ?? Text(verbatim: ""), isAlone: title == nil)
  }

  /// A field with any view as its label; a label that is a text is shown while the field is empty.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.text = text
    (title, self.prompt) = (label() as? Text, prompt)
  }
}

extension SecureField where Label == Text {
  /// A field titled by a localized string key.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.text = text
    (title, self.prompt) = (Text(titleKey), prompt)
  }

  /// A field titled by a string, shown verbatim.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
    self.text = text
    (self.title, self.prompt) = (Text(title), prompt)
  }
}

/// What a field shows while it is empty.
struct FieldPrompt {
  let text: Text?
  /// Whether it is the field's title, which may stand before it.
  let isTitle: Bool

  init(_ prompt: Text?, title: Text?) { (text, isTitle) = (prompt ?? title, prompt == nil) }

  /// What is shown where the title may stand before the field.
  func beside(_ title: Text?, _ look: LabeledLook) -> FieldPrompt {
    isTitle && title != nil && look.hasLabelBefore ? FieldPrompt(nil, title: nil) : self
  }
}

extension TextField where Label == _TextFieldStyleLabel {
  /// The field that a style shows; what is around has its label.
  init(styled field: StyledTextField) {
    (self.field, prompt) = (.text(field), field.prompt)
    title = nil
  }
}

/// A field in a style of the program's.
private struct FieldInStyle<Style: TextFieldStyle>: View {
  let style: StyleProperty<Style>
  let field: StyledTextField

  var body: some View {
    style.style._body(configuration: TextField(styled: field)).textFieldStyle(DefaultTextFieldStyle())
  }
}

extension TextFieldStyle {
  fileprivate func field(_ field: StyledTextField) -> AnyView {
    AnyView(FieldInStyle(style: StyleProperty(style: self), field: field))
  }
}

struct StyledTextField: View {
  let text: Binding<String>
  private(set) var prompt: FieldPrompt
  let isSecure: Bool
  var axis = Axis.horizontal
  var selection: Binding<TextSelection?>?
  var editingChanged: (Bool) -> Void = { _ in }
  @State private var isFocused = false
  @Environment(\.textFieldStyle) private var style
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.isFocusEffectEnabled) private var hasRing
  @Environment(\.platformProfile) private var profile
  @FormatPlaceReader private var place

  var body: some View {
    if let style = style as? any DrawnTextFieldStyle {
      let (insets, face) = look(of: style)
      if axis == .vertical {
        GrowingField(insets: insets) {
          core(.several(breaks: false, minimumHeight: 0), insets)
        }
        .background { face }
      } else {
        core(.one, insets).background { face }
      }
    } else {
      style.field(
        StyledTextField(
          text: text, prompt: prompt, isSecure: isSecure, axis: axis, selection: selection,
          editingChanged: editingChanged))
    }
  }

  /// What is around the text, and behind it.
  private func look(of style: any DrawnTextFieldStyle) -> (EdgeInsets, FieldFace) {
    let metrics = profile.controls
    let hasBorder = style.hasBorder ?? metrics.fieldsAreBordered
    let face = FieldFace(
      hasBorder: hasBorder, hasRing: isFocused && hasRing, isDark: colorScheme == .dark,
      cornerRadius: style.isSquare ? 0 : metrics.fieldRadius)
    return (hasBorder ? metrics.fieldInsets : EdgeInsets(), face)
  }

  /// The field with another prompt.
  func with(_ prompt: FieldPrompt) -> StyledTextField {
    var field = self
    field.prompt = prompt
    return field
  }

  private var shownPrompt: String { prompt.text.map { place.words(of: $0) } ?? "" }

  private func core(_ lines: TextFieldCore.Lines, _ insets: EdgeInsets) -> TextFieldCore {
    TextFieldCore(
      text: text, selection: selection, prompt: shownPrompt, isSecure: isSecure, lines: lines, insets: insets
    ) { isFocused in
      self.isFocused = isFocused
      editingChanged(isFocused)
    }
  }
}
