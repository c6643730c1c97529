import Foundation
import Geometry
import UICore

/// An editable text of many lines, which scrolls.
///
/// Return and Tab are part of the text; Control and Tab go on to the next view. Control-F finds and replaces in it,
/// Control-G goes to the next place, with Shift to the one before, Control-E looks for what is selected. With each change the
/// paragraphs that changed are laid out anew; a paragraph takes 0.2 µs a character.
public struct TextEditor: View {
  private let text: Binding<String>
  private let selection: Binding<TextSelection?>?
  @State private var isFocused = false
  @State private var finder = TextFinder()
  @State private var isFinding = false
  @Environment(\.findNavigator) private var navigator
  @Environment(\.findIsDisabled) private var findIsDisabled
  @Environment(\.replaceIsDisabled) private var replaceIsDisabled
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
    let isFinding = isFinding && !findIsDisabled
    finder.perform = perform
    return VStack(spacing: 0) {
      if isFinding {
        FindBar(finder: finder, text: text.wrappedValue, canReplace: !replaceIsDisabled) { setFinding(false) }
          .clipShape(UnevenRoundedRectangle(topLeadingRadius: radius(hasBorder), topTrailingRadius: radius(hasBorder)))
      }
      GeometryReader { proxy in
        ScrollView {
          TextFieldCore(
            text: text, selection: selection, prompt: "", isSecure: false,
            lines: .several(breaks: true, minimumHeight: proxy.size.height), insets: insets(hasBorder),
            marks: isFinding ? finder.marks(in: text.wrappedValue) : nil, handle: finder.handle
          ) { isFocused = $0 }
        }
      }
    }
    .background { if !findIsDisabled, isFocused || isFinding { findKeys } }
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
    .focusedValue(\.textFinder, findIsDisabled ? nil : finder)
    .onChange(of: navigator?.wrappedValue, initial: true) { _, isShown in
      if let isShown, isShown != self.isFinding { setFinding(isShown) }
    }
  }

  // MARK: Finding

  private var findKeys: some View {
    ZStack {
      key("f", .begin)
      key("g", .next)
      key("g", .previous, .shift)
      if isFocused { key("e", .useSelection) }
    }
  }

  private func key(
    _ key: KeyEquivalent, _ command: TextFinder.Command, _ more: EventModifiers = []
  ) -> some View {
    Color.clear.modifier(ShortcutModifier { perform(command) }).keyboardShortcut(key, modifiers: more.union(.command))
  }

  /// The finder keeps it, and so it must not keep the view, which keeps the finder.
  private var perform: (TextFinder.Command) -> Void {
    let (text, isFocused, setFinding) = (text, isFocused, setFinding)
    return { [weak finder = finder] command in
      switch command {
      case .begin: setFinding(true)
      case .next: finder?.step(1, in: text.wrappedValue, isSelected: isFocused)
      case .previous: finder?.step(-1, in: text.wrappedValue, isSelected: isFocused)
      case .useSelection: finder?.useSelection()
      }
    }
  }

  private var setFinding: (Bool) -> Void {
    let (text, isFinding, navigator) = (text, $isFinding, navigator)
    return { [weak finder = finder] new in
      if new { finder?.begin() } else { finder?.end(in: text.wrappedValue) }
      isFinding.wrappedValue = new
      if let navigator, navigator.wrappedValue != new { navigator.wrappedValue = new }
    }
  }

  private func radius(_ hasBorder: Bool) -> CGFloat { hasBorder ? profile.controls.fieldRadius : 0 }

  // MARK: Looks

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
