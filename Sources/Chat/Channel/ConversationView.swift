import ChatClient
import ChatStore
import SwiftUI

/// A conversation on the screen.
struct ConversationView: View {
  let model: ChannelModel
  @Environment(\.scenePhase) private var phase
  @Environment(\.attachmentLoader) private var loader
  /// A thread beside its channel has what that has.
  @Environment(\.linkPreviews) private var outerPreviews
  @Environment(\.composerCommands) private var commands
  @State private var isDropTarget = false

  var body: some View {
    VStack(spacing: 0) {
      TroubleBanner(failure: model.list.failure)
      ConnectionBanner()
      ChannelSearchBar(model: model.search) { model.composer.focus() }
      if let root = model.thread { ThreadRoot(root: root, model: model) }
      MessageList(model.list)
        .contentMargins(.bottom, TypingLine.height, for: .scrollContent)
        .overlay { EmptyConversation(list: model.list) }
        .overlay(alignment: .bottomLeading) { TypingLine(model: model) }
      Divider()
      Composer(model.composer) {
        await model.send(commands: commands)
      } onAsk: {
        await model.ask($0)
      }
    }
    .overlay { if isDropTarget { DropHint() } }
    .dropDestination(for: URL.self) { files, _ in
      Task { await model.composer.add(files.filter(\.isFileURL)) }
      return true
    } isTargeted: {
      isDropTarget = $0
    }
    .modifier(ConversationDialogs(model: model))
    .inspector(isPresented: Bindable(model).showsThread) {
      if let root = model.openedThread { ThreadPanel(model: model, root: root).id(root) }
    }
    .toolbar {
      if model.thread == nil {
        ToolbarItem(placement: .primaryAction) { SearchButton(model: model.search) }
        ToolbarItem(placement: .primaryAction) { PreviewsButton(model: model) }
      }
    }
    .background { if model.thread == nil { SearchShortcut(model: model.search) } }
    .environment(\.messageActions, model)
    .environment(\.chatMembers, model.list.members)
    .environment(\.voicePlayer, model.voices)
    .environment(\.linkPreviews, outerPreviews ?? model.previews)
    .environment(\.attachmentLoader, loader ?? SessionLoader(session: model.session))
    .asksBeforeOpeningLinks()
    .onChange(of: phase, initial: true) { model.list.isWatched = phase == .active }
    .onDisappear {
      // Nobody could make it stop.
      model.stopVoice()
      Task {
        // Others would else read for a while that one writes.
        await model.session.setTyping(false, in: model.channel)
        await model.composer.endRecording()
        await model.composer.save()
      }
    }
  }
}

/// Control-F, also where there is no toolbar around the conversation.
private struct SearchShortcut: View {
  let model: ChannelSearchModel

  var body: some View {
    Button(action: model.begin) { Color.clear.frame(width: 0, height: 0) }
      .buttonStyle(.plain)
      .keyboardShortcut("f")
      .focusable(false)
      .allowsHitTesting(false)
      .accessibilityHidden(true)
  }
}

/// Begins a search in the channel, as Control-F does.
private struct SearchButton: View {
  let model: ChannelSearchModel
  @Environment(\.words) private var words

  var body: some View {
    Button {
      model.begin()
    } label: {
      Label {
        Text(verbatim: words[.searchChannel])
      } icon: {
        Image(systemName: "magnifyingglass")
      }
    }
    .labelStyle(.iconOnly)
    .help(Text(verbatim: words[.searchChannel]))
  }
}

/// Whether the user wants to see where links lead.
private struct PreviewsButton: View {
  let model: ChannelModel
  @Environment(\.words) private var words

  var body: some View {
    let model = model
    Button {
      model.setShowsPreviews(!model.previews.isOn)
    } label: {
      Label {
        Text(verbatim: words[model.previews.isOn ? .hidePreviews : .showPreviews])
      } icon: {
        Image(systemName: "link").foregroundStyle(model.previews.isOn ? AnyShapeStyle(.tint) : AnyShapeStyle(.primary))
      }
    }
    .labelStyle(.iconOnly)
    .help(Text(verbatim: words[model.previews.isOn ? .hidePreviews : .showPreviews]))
  }
}

/// Bytes of attachments, by way of the session's cache.
private struct SessionLoader: AttachmentLoader, Equatable {
  let session: ChatSession

  static func == (first: Self, second: Self) -> Bool { first.session === second.session }

  func data(for attachment: Attachment, thumbnail: Bool) async throws -> Data {
    try await session.data(of: attachment, thumbnail: thumbnail)
  }
}

/// A thread beside the conversation that it belongs to.
private struct ThreadPanel: View {
  let model: ChannelModel
  let root: MessageID
  @Environment(\.words) private var words

  var body: some View {
    VStack(spacing: 0) {
      HStack {
        Text(verbatim: words[.thread]).font(.headline)
        Spacer()
        Button {
          model.openedThread = nil
        } label: {
          Image(systemName: "xmark").foregroundStyle(.secondary)
        }
        .buttonStyle(.plain).accessibilityLabel(Text(verbatim: words[.close]))
      }
      .padding(12)
      Divider()
      ThreadView(channel: model.channel, root: root)
    }
    .inspectorColumnWidth(min: 260, ideal: 320, max: 480)
  }
}

extension ChannelModel {
  fileprivate var showsThread: Bool {
    get { openedThread != nil }
    set { if !newValue { openedThread = nil } }
  }
}

/// What a thread answers.
private struct ThreadRoot: View {
  let root: MessageID
  let model: ChannelModel
  @State private var message: Message?

  var body: some View {
    VStack(spacing: 0) {
      if let message {
        MessageRow(
          entry: MessageEntry(
            message: message, sender: model.list.members[message.sender] ?? Member(user: message.sender),
            isOwn: message.sender == model.session.user))
        Divider().padding(.top, 8)
      }
    }
    .task { await follow() }
  }

  /// Shows the message, and what becomes of it.
  private func follow() async {
    let store = model.session.store
    while !Task.isCancelled, let found = try? await store.message(root) {
      let changes = store.changes(of: MessageWindow(scope: .channel(found.channel), first: found.key, last: found.key))
      message = (try? await store.message(root)) ?? found
      for await _ in changes {
        guard let new = try? await store.message(root) else { return }
        message = new
        // Elsewhere in the channel it is in another window.
        if new.key != found.key { break }
      }
    }
  }
}

/// Said where nothing was said yet, or nothing can be read.
private struct EmptyConversation: View {
  let list: MessageListModel
  @Environment(\.words) private var words
  @Environment(\.locale) private var locale

  var body: some View {
    if list.rows.isEmpty, list.isLoaded {
      ContentUnavailableView {
        Label {
          Text(verbatim: list.failure == nil ? words[.noMessages] : words[.cannotOpen])
        } icon: {
          Image(systemName: list.failure == nil ? "bubble.left" : "exclamationmark.triangle")
        }
      } description: {
        // What concerns the file stands above the list, with what can be done.
        if let failure = list.failure, !failure.concernsFile {
          Text(verbatim: words.text(of: failure, locale: locale))
        }
      }
    }
  }
}

/// Who is writing. Its place at the list's end is kept, so that nothing moves when somebody begins.
struct TypingLine: View {
  static let height = 24.0
  let model: ChannelModel
  @Environment(\.words) private var words
  @Environment(\.locale) private var locale

  var body: some View {
    Text(verbatim: text)
      .font(.caption)
      .foregroundStyle(.secondary)
      .lineLimit(1)
      .padding(.horizontal, 10)
      .frame(height: Self.height - 4)
      .background(.background, in: Capsule())
      .padding(.leading, 8)
      .padding(.bottom, 2)
      .opacity(text.isEmpty ? 0 : 1)
      .allowsHitTesting(false)
      .accessibilityHidden(text.isEmpty)
  }

  private var text: String {
    let names = model.typing.map(\.shownName)
    switch names.count {
    case 0: return ""
    case 1: return words(.typingOne, names[0])
    case 2: return words(.typingTwo, names.formatted(.list(type: .and).locale(locale)))
    default: return words(.typing, names.count, locale: locale)
    }
  }
}

private struct DropHint: View {
  @Environment(\.words) private var words

  var body: some View {
    Text(verbatim: words[.dropHere])
      .font(.headline)
      .foregroundStyle(.tint)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(.regularMaterial)
      .overlay { RoundedRectangle(cornerRadius: 12).strokeBorder(.tint, lineWidth: 2).padding(8) }
      .allowsHitTesting(false)
  }
}
