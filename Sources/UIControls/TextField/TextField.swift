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
public protocol TextFieldStyle: Sendable {
  var _hasBorder: Bool { get }
}

/// The default style: bordered on a desktop, plain on a phone.
public struct DefaultTextFieldStyle: TextFieldStyle {
  public var _hasBorder: Bool { true }
  /// Creates the style.
  public init() {}
}
/// Only the text.
public struct PlainTextFieldStyle: TextFieldStyle {
  public var _hasBorder: Bool { false }
  /// Creates the style.
  public init() {}
}
/// The text in a rounded border.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  public var _hasBorder: Bool { true }
  /// Creates the style.
  public init() {}
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
public struct TextField<Label: View>: View {
  private let text: Binding<String>
  private let prompt: String

  public var body: some View { StyledTextField(text: text, prompt: prompt, isSecure: false) }
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

  init(text: Binding<String>, title: Text, prompt: Text?) {
    self.text = text
    self.prompt = (prompt ?? title).plainString
  }
}

/// An editable line of text that is displayed as bullets.
public struct SecureField<Label: View>: View {
  private let text: Binding<String>
  private let prompt: String

  public var body: some View { StyledTextField(text: text, prompt: prompt, isSecure: true) }
}

extension SecureField where Label == Text {
  /// A field titled by a localized string key.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.text = text
    self.prompt = (prompt ?? Text(titleKey)).plainString
  }

  /// A field titled by a string, shown verbatim.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
    self.text = text
    self.prompt = (prompt ?? Text(title)).plainString
  }
}

private struct StyledTextField: View {
  let text: Binding<String>
  let prompt: String
  let isSecure: Bool
  @State private var isFocused = false
  @Environment(\.textFieldStyle) private var style
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.platformProfile) private var profile

  var body: some View {
    let metrics = profile.controls
    let hasBorder = style is DefaultTextFieldStyle ? metrics.fieldsAreBordered : style._hasBorder
    let insets = hasBorder ? metrics.fieldInsets : EdgeInsets()
    let shape = RoundedRectangle(cornerRadius: metrics.fieldRadius, style: .continuous)
    let core = TextFieldCore(text: text, prompt: prompt, isSecure: isSecure, insets: insets) { isFocused = $0 }
    core
      .background {
        if hasBorder { shape.fill(colorScheme == .dark ? Color.white.opacity(0.06) : Color.white) }
      }
      .overlay {
        if hasBorder {
          shape.inset(by: 0.5).stroke(Color.separator, lineWidth: 1).allowsHitTesting(false)
          if isFocused { FocusRingShape(cornerRadius: metrics.fieldRadius) }
        }
      }
  }
}
