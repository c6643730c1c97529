import Foundation
import UICore

/// The field of a search: a glass, tokens, the text, and a button that empties it.
///
/// The focus begins the search, Escape ends it, Control-F goes to it.
struct SearchField: View {
  let text: Binding<String>
  let prompt: Text
  let model: SearchModel
  let submit: SubmitAction?
  let tokens: SearchTokens?
  let focus: SearchFocus?
  @FocusState private var isFocused: Bool
  @Environment(\.platformProfile) private var profile

  var body: some View {
    HStack(spacing: 8) {
      HStack(spacing: 6) {
        Image(systemName: "magnifyingglass").font(.system(size: 12)).foregroundStyle(.secondary)
        tokens?.chips
        field
          .textFieldStyle(.plain)
          .modifier(EnvironmentKeyModifier(keyPath: \.submitAction, value: submit))
          .focused($isFocused)
          .onKeyPress(.delete) {
            guard text.wrappedValue.isEmpty, let tokens, !tokens.isEmpty else { return .ignored }
            tokens.removeLast()
            return .handled
          }
        if !isEmpty {
          Button(action: clear) {
            Image(systemName: "xmark.circle.fill").font(.system(size: 12)).foregroundStyle(.secondary)
          }
          .buttonStyle(.plain)
        }
      }
      .padding(.horizontal, 8)
      .frame(height: profile.isPhone ? 36 : 28)
      .background(Color.controlFill, in: shape)
      .overlay { if isFocused { FocusRingShape(cornerRadius: profile.controls.fieldRadius) } }
      if profile.isPhone, model.isActive {
        Button("Cancel") { model.isActive = false }.buttonStyle(.borderless)
      }
    }
    .background {
      // Beside the buttons in the field, which would see the shortcut too.
      Color.clear.modifier(ShortcutModifier { begin() }).keyboardShortcut("f")
    }
    .onExitCommand { model.isActive = false }
    .onChange(of: isFocused) { _, isFocused in
      if isFocused { model.isActive = true } else if isEmpty { model.isActive = false }
    }
    .onChange(of: model.isActive, initial: true) { _, isActive in
      if isFocused != isActive { isFocused = isActive }
    }
  }

  @ViewBuilder private var field: some View {
    let field = TextField<Text>(text: text, title: prompt, prompt: nil)
    if let focus { focus.join(AnyView(field)) } else { field }
  }

  private var isEmpty: Bool { text.wrappedValue.isEmpty && tokens?.isEmpty != false }

  private func clear() {
    text.wrappedValue = ""
    tokens?.removeAll()
  }

  private func begin() {
    model.isActive = true
    // The search may go on while the focus is elsewhere.
    isFocused = true
  }

  private var shape: RoundedRectangle {
    RoundedRectangle(cornerRadius: profile.isPhone ? 10 : profile.controls.fieldRadius, style: .continuous)
  }
}
