import SwiftUI

/// Writes a message in Markdown.
struct ComposeView: View {
  private let original: Draft
  @State private var draft: Draft
  @State private var showsPreview = false
  @State private var asksBeforeClosing = false
  @Environment(ReaderModel.self) private var model
  @Environment(\.dismiss) private var dismiss

  init(draft: Draft) {
    original = draft
    _draft = State(initialValue: draft)
  }

  var body: some View {
    VStack(spacing: 0) {
      ComposeFields(draft: $draft)
        .padding(.horizontal, 20)
        .padding(.top, 18)
        .padding(.bottom, 12)
      Divider()
      if showsPreview {
        ScrollView {
          MarkdownText(text: draft.text, size: 14)
            .padding(16)
        }
        .frame(maxHeight: .infinity)
      } else {
        TextEditor(text: $draft.text)
          .font(.system(size: 14))
          .textEditorStyle(.plain)
          .scrollContentBackground(.hidden)
          .padding(.horizontal, 16)
          .padding(.vertical, 12)
      }
      Divider()
      buttons
        .padding(.horizontal, 20)
        .padding(.vertical, 12)
    }
    .frame(width: 580, height: 460)
    .interactiveDismissDisabled(draft != original)
    .confirmationDialog("Keep what you wrote?", isPresented: $asksBeforeClosing, titleVisibility: .visible) {
      Button("Save Draft") { keep() }
      Button("Discard", role: .destructive) { dismiss() }
      Button("Go On Writing", role: .cancel) {}
    }
  }

  private var buttons: some View {
    HStack(spacing: 10) {
      Picker("View", selection: $showsPreview) {
        Text("Write").tag(false)
        Text("Preview").tag(true)
      }
      .pickerStyle(.segmented)
      .labelsHidden()
      .fixedSize()
      Spacer()
      Button("Cancel", role: .cancel) {
        if draft == original { dismiss() } else { asksBeforeClosing = true }
      }
      .keyboardShortcut(.cancelAction)
      Button("Save Draft") { keep() }
        .keyboardShortcut("s")
        .disabled(draft.isEmpty)
      Button("Send") {
        dismiss()
        model.send(draft)
      }
      .buttonStyle(.borderedProminent)
      .keyboardShortcut(.return)
      .disabled(!draft.hasRecipient)
    }
  }

  private func keep() {
    dismiss()
    model.keep(draft)
  }
}
