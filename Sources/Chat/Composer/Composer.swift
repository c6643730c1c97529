import ChatStore
public import SwiftUI

/// Writes a message: several lines, files, an answer or an edit. Return sends, Shift and Return begins a new line.
public struct Composer: View {
  private let model: ComposerModel
  private let onSend: @MainActor () async -> Void
  private let onAsk: @MainActor (MessageContent.Poll) async -> Bool
  @State private var isChoosingFile = false
  @State private var isAsking = false
  @FocusState private var isFocused: Bool
  @Environment(\.words) private var words
  @Environment(\.locale) private var locale
  @Environment(\.chatTheme) private var theme
  @Environment(\.colorScheme) private var colorScheme

  /// - Parameters:
  ///   - onSend: sends, by the model's ``ComposerModel/send()``.
  ///   - onAsk: sends a poll and tells whether it was kept; nil for the model's ``ComposerModel/ask(_:)``.
  public init(
    _ model: ComposerModel, onSend: @escaping @MainActor () async -> Void,
    onAsk: (@MainActor (MessageContent.Poll) async -> Bool)? = nil
  ) {
    self.model = model
    self.onSend = onSend
    self.onAsk = onAsk ?? { await model.ask($0) }
  }

  public var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      ComposerContext(model: model)
      if !model.attachments.isEmpty { ComposerFiles(model: model) }
      if let voice = model.voice, voice.state != nil {
        RecordingBar(model: model, voice: voice, onSend: onSend)
      } else {
        line
      }
      if let failure = model.failure {
        Text(verbatim: words.text(of: failure, locale: locale)).font(.caption)
          .foregroundStyle(theme.palette(colorScheme).failure)
          .padding(.leading, 38)
      }
    }
    .padding(.horizontal, 12)
    .padding(.vertical, 8)
    .fileImporter(isPresented: $isChoosingFile, allowedContentTypes: [.item], allowsMultipleSelection: true) { result in
      Task { await model.add(result) }
    }
    .sheet(isPresented: $isAsking) { PollSheet(model: model, onAsk: onAsk) }
    .onPasteCommand(of: [.image, .fileURL]) { items in Task { for item in items { await model.add(item) } } }
    .onChange(of: model.focusRequest) { isFocused = true }
    .task { await model.voice?.look() }
    .onExitCommand {
      if model.edited != nil { model.endEditing() } else if model.quoted != nil { model.endReply() }
    }
  }

  private var line: some View {
    HStack(alignment: .bottom, spacing: 8) {
      Menu {
        item(.addFile, "paperclip") { isChoosingFile = true }
        item(.askPoll, "chart.bar") { isAsking = true }
      } label: {
        ComposerSymbol(name: "plus.circle")
      }
      .menuStyle(.button).buttonStyle(.plain).menuIndicator(.hidden).foregroundStyle(.secondary)
      .accessibilityLabel(Text(verbatim: words[.add]))
      .disabled(model.edited != nil)
      ComposerField(model: model, isFocused: $isFocused, onSend: onSend)
      SendButton(model: model, onSend: onSend)
    }
  }

  private func item(_ word: ChatWords.Word, _ symbol: String, action: @escaping () -> Void) -> some View {
    Button(action: action) {
      Label(title: { Text(verbatim: words[word]) }, icon: { Image(systemName: symbol) })
    }
  }
}

/// The field alone: a keystroke runs its body and the button's, and nothing else.
private struct ComposerField: View {
  @Bindable var model: ComposerModel
  let isFocused: FocusState<Bool>.Binding
  let onSend: @MainActor () async -> Void
  @State private var selected = 0
  /// The text for which the suggestions were sent away.
  @State private var dismissed: String?
  @Environment(\.words) private var words
  @Environment(\.chatMembers) private var members
  @Environment(\.composerCommands) private var commands

  var body: some View {
    let (word, suggestions) = offered
    TextField(text: $model.text, axis: .vertical) { Text(verbatim: words[.message]) }
      .textFieldStyle(.plain)
      .lineLimit(1...8)
      .focused(isFocused)
      .onKeyPress(keys: [.upArrow, .downArrow, .tab, .escape, .return]) { press in
        handle(press, word, suggestions)
      }
      .onSubmit { Task { await onSend() } }
      .padding(.horizontal, 12)
      .padding(.vertical, 7)
      .background(.quaternary.opacity(0.6), in: RoundedRectangle(cornerRadius: 16))
      .overlay(alignment: .topLeading) {
        if !suggestions.isEmpty {
          SuggestionList(suggestions: suggestions, selected: min(selected, suggestions.count - 1)) {
            choose($0, for: word)
          }
          .fixedSize(horizontal: false, vertical: true)
          .alignmentGuide(.top) { $0.height + 6 }
        }
      }
      .onChange(of: model.text) { selected = 0 }
  }

  private var offered: (word: Substring, suggestions: [ComposerSuggestion]) {
    guard model.text != dismissed, isFocused.wrappedValue else { return ("", []) }
    return ComposerSuggestion.all(for: model.text, members: members.all, commands: commands)
  }

  private func handle(
    _ press: KeyPress, _ word: Substring, _ suggestions: [ComposerSuggestion]
  ) -> KeyPress.Result {
    guard !suggestions.isEmpty, press.modifiers.isEmpty else { return .ignored }
    let index = min(selected, suggestions.count - 1)
    switch press.key {
    case .upArrow: selected = (index + suggestions.count - 1) % suggestions.count
    case .downArrow: selected = (index + 1) % suggestions.count
    case .escape: dismissed = model.text
    default: choose(suggestions[index], for: word)
    }
    return .handled
  }

  private func choose(_ suggestion: ComposerSuggestion, for word: Substring) {
    model.text = model.text.dropLast(word.count) + suggestion.replacement
  }
}

private struct SendButton: View {
  let model: ComposerModel
  let onSend: @MainActor () async -> Void
  @Environment(\.words) private var words

  var body: some View {
    // Where there is nothing to send yet, one may speak.
    if let voice = model.voice, voice.isPossible, !model.canSend, !model.isSending, model.edited == nil {
      RecordButton(model: model)
    } else {
      button
    }
  }

  private var button: some View {
    Button {
      Task { await onSend() }
    } label: {
      ComposerSymbol(name: model.edited == nil ? "arrow.up.circle.fill" : "checkmark.circle.fill")
    }
    .buttonStyle(.plain)
    .foregroundStyle(model.canSend ? AnyShapeStyle(.tint) : AnyShapeStyle(.tertiary))
    .disabled(!model.canSend)
    .accessibilityLabel(Text(verbatim: words[.send]))
  }
}

private struct RecordButton: View {
  let model: ComposerModel
  @Environment(\.words) private var words

  var body: some View {
    Button {
      Task { await model.beginRecording() }
    } label: {
      ComposerSymbol(name: "mic")
    }
    .buttonStyle(.plain).foregroundStyle(.secondary)
    .accessibilityLabel(Text(verbatim: words[.record]))
  }
}

struct ComposerSymbol: View {
  let name: String
  var body: some View { Image(systemName: name).font(.system(size: 20)).frame(width: 30, height: 30) }
}

/// What the message answers or replaces.
private struct ComposerContext: View {
  let model: ComposerModel
  @Environment(\.words) private var words
  @Environment(\.locale) private var locale
  @Environment(\.chatMembers) private var members

  var body: some View {
    if let edited = model.edited {
      line("pencil", words[.editing], edited, words[.endEditing]) { model.endEditing() }
    } else if let quoted = model.quoted {
      let name = (members[quoted.sender] ?? Member(user: quoted.sender)).shownName
      line("arrowshape.turn.up.left", name, quoted, words[.endReply]) { model.endReply() }
    }
  }

  private func line(
    _ symbol: String, _ title: String, _ message: Message, _ end: String, action: @escaping () -> Void
  ) -> some View {
    HStack(spacing: 8) {
      Image(systemName: symbol).foregroundStyle(.tint)
      Rectangle().fill(.tint).frame(width: 2, height: 30)
      VStack(alignment: .leading, spacing: 1) {
        Text(verbatim: title).font(.caption.weight(.semibold)).foregroundStyle(.tint)
        Text(verbatim: MessageSummary.line(message, words: words, locale: locale)).font(.caption)
          .foregroundStyle(.secondary)
      }
      .lineLimit(1)
      Spacer(minLength: 0)
      Button(action: action) { Image(systemName: "xmark.circle.fill").foregroundStyle(.secondary) }
        .buttonStyle(.plain).accessibilityLabel(Text(verbatim: end))
    }
    .padding(.horizontal, 4)
  }
}

/// Files that go with the message.
private struct ComposerFiles: View {
  let model: ComposerModel
  @Environment(\.words) private var words

  var body: some View {
    ScrollView(.horizontal) {
      HStack(spacing: 8) {
        ForEach(model.attachments, id: \.source) { file in
          HStack(spacing: 6) {
            Image(systemName: file.isVoice ? "mic" : file.type.hasPrefix("image/") ? "photo" : "doc")
              .foregroundStyle(.secondary)
            Text(verbatim: file.isVoice ? PlayingTime.text(file.duration) ?? file.name : file.name).font(.caption)
              .lineLimit(1).frame(maxWidth: 160)
            Button {
              model.remove(file)
            } label: {
              Image(systemName: "xmark.circle.fill").foregroundStyle(.secondary)
            }
            .buttonStyle(.plain)
            .accessibilityLabel(Text(verbatim: words(.remove, file.name)))
          }
          .padding(.horizontal, 8)
          .padding(.vertical, 6)
          .background(.quaternary.opacity(0.6), in: RoundedRectangle(cornerRadius: 8))
        }
      }
    }
  }
}
