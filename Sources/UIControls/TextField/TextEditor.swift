import Foundation
import Geometry
import UICore

/// An editable text of many lines, which scrolls.
///
/// Return and Tab are part of the text; Control and Tab go on to the next view. The whole text is laid out anew with each
/// change.
public struct TextEditor: View {
  private let text: Binding<String>
  private let selection: Binding<TextSelection?>?
  @State private var isFocused = false
  @Environment(\.platformProfile) private var profile
  @Environment(\.colorScheme) private var scheme
  @Environment(\.textEditorIsPlain) private var isPlain
  @Environment(\.showsScrollContentBackground) private var showsBackground

  /// An editor of a text.
  public init(text: Binding<String>) { (self.text, selection) = (text, nil) }

  /// An editor of a text that tells what is selected, and selects what the binding is set to.
  ///
  /// - Parameter selection: nil until the editor has the focus; setting it to nil ends a selection where its caret is.
  public init(text: Binding<String>, selection: Binding<TextSelection?>) {
    (self.text, self.selection) = (text, selection)
  }

  public var body: some View {
    let shape = RoundedRectangle(cornerRadius: profile.controls.fieldRadius, style: .continuous)
    let hasBorder = !isPlain && !profile.isPhone
    GeometryReader { proxy in
      ScrollView {
        TextFieldCore(
          text: text, selection: selection, prompt: "", isSecure: false,
          lines: .several(breaks: true, minimumHeight: proxy.size.height), insets: insets(hasBorder)
        ) { isFocused = $0 }
      }
    }
    .background {
      if showsBackground {
        if hasBorder { shape.fill(fill) } else { Rectangle().fill(fill) }
      }
    }
    .overlay {
      if hasBorder {
        shape.inset(by: 0.5).stroke(Color.separator, lineWidth: 1).allowsHitTesting(false)
        if isFocused { FocusRingShape(cornerRadius: profile.controls.fieldRadius) }
      }
    }
    .modifier(ControlSpacing())
  }

  /// A border's text begins where that of a field does. Without one: NSTextView's line fragment padding, 5 beside, and
  /// UITextView's text container inset, 8 above and below.
  private func insets(_ hasBorder: Bool) -> EdgeInsets {
    if hasBorder { return profile.controls.fieldInsets }
    let above: CGFloat = profile.isPhone ? 8 : 0
    return EdgeInsets(top: above, leading: 5, bottom: above, trailing: 5)
  }

  private var fill: Color { scheme == .dark ? Color.white.opacity(0.06) : .white }
}

/// The look of text editors.
public protocol TextEditorStyle: Sendable {
  /// Apus's own styles are all there are.
  var _isPlain: Bool { get }
}

/// The platform's own: with a border on a desktop.
public struct AutomaticTextEditorStyle: TextEditorStyle {
  public var _isPlain: Bool { false }
  /// Creates the style.
  public init() {}
}

/// Without a border.
public struct PlainTextEditorStyle: TextEditorStyle {
  public var _isPlain: Bool { true }
  /// Creates the style.
  public init() {}
}

/// With a border on a desktop, rounded.
public struct RoundedBorderTextEditorStyle: TextEditorStyle {
  public var _isPlain: Bool { false }
  /// Creates the style.
  public init() {}
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  /// The platform's own.
  public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}
extension TextEditorStyle where Self == PlainTextEditorStyle {
  /// Without a border.
  public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}
extension TextEditorStyle where Self == RoundedBorderTextEditorStyle {
  /// With a border on a desktop, rounded.
  public static var roundedBorder: RoundedBorderTextEditorStyle { RoundedBorderTextEditorStyle() }
}

private enum TextEditorIsPlainKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  var textEditorIsPlain: Bool {
    get { self[TextEditorIsPlainKey.self] }
    set { self[TextEditorIsPlainKey.self] = newValue }
  }
}

extension View {
  /// Sets the look of text editors inside.
  nonisolated public func textEditorStyle(_ style: some TextEditorStyle) -> some View {
    modifier(EnvironmentKeyModifier(keyPath: \.textEditorIsPlain, value: style._isPlain))
  }
}
