import ChatStore
import SwiftUI

/// What can be done with a message.
struct MessageMenu: View {
  let entry: MessageEntry
  let actions: (any MessageActions)?
  /// Whether reactions stand beside the others, as assistive programs list them.
  var isFlat = false

  @Environment(\.chatTheme) private var theme
  @Environment(\.linkRequest) private var linkRequest
  @Environment(\.voicePlayer) private var voicePlayer
  @Environment(\.words) private var words

  /// Links that are offered, of those in a text.
  private static let maximumLinks = 3

  var body: some View {
    let message = entry.message
    let possible = MessagePossibilities(entry)
    if let actions {
      if case .failed(_, let isRetryable)? = message.sendState {
        if isRetryable { item(.retry, "arrow.clockwise") { actions.retry(message) } }
        item(.discard, "trash", role: .destructive) { actions.discard(message) }
      }
      if let attachment = possible.opened {
        item(.open, "arrow.up.forward.square") {
          if case .images = message.content {
            actions.openGallery(of: message, at: 0)
          } else {
            actions.open(attachment, of: message)
          }
        }
      }
      if case .voice(let voice) = message.content, !message.isDeleted {
        let isPlaying = voicePlayer?.message == message.id && voicePlayer?.phase == .playing
        item(isPlaying ? .pause : .play, isPlaying ? "pause" : "play") {
          actions.play(voice, of: message, from: nil)
        }
      }
      if possible.answer {
        item(.reply, "arrowshape.turn.up.left") { actions.reply(to: message) }
        if isFlat {
          reactions(actions, prefix: words[.react] + " ")
        } else {
          Menu {
            reactions(actions, prefix: "")
          } label: {
            Label(title: { Text(verbatim: words[.react]) }, icon: { Image(systemName: "hand.thumbsup") })
          }
        }
      }
      if case .poll(let poll) = message.content, possible.answer, message.votes?.isEnded != true {
        let state = PollState(message, poll)
        if isFlat {
          ForEach(state.poll.options.prefix(PollContent.maximumOptions).filter { state.canChoose($0.id) }, id: \.id) {
            option in
            Button {
              actions.vote(state.choice(after: option.id), in: message)
            } label: {
              Text(verbatim: words[.vote] + " " + ShownText.line(option.text))
            }
          }
        } else {
          Menu {
            options(state, actions)
          } label: {
            Label(title: { Text(verbatim: words[.vote]) }, icon: { Image(systemName: "checkmark.circle") })
          }
        }
        if entry.isOwn { item(.endPoll, "stop.circle") { actions.endPoll(message) } }
      }
      if possible.thread { item(.openThread, "bubble.left") { actions.openThread(of: message) } }
      if let quoted = entry.quotedID { item(.jump, "arrow.up") { actions.jump(to: quoted) } }
    }
    if let linkRequest {
      ForEach(links, id: \.self) { url in
        Button {
          linkRequest.url = url
        } label: {
          Label(
            title: { Text(verbatim: ShownText.line(url.absoluteString, limit: 60)) },
            icon: { Image(systemName: "link") })
        }
      }
    }
    if let text = possible.copied {
      item(.copy, "doc.on.doc") { UIPasteboard.general.string = text }
    }
    if let actions {
      if possible.edit { item(.edit, "pencil") { actions.edit(message) } }
      if possible.flag {
        item(message.isPinned ? .unpin : .pin, "bookmark") { actions.setPinned(!message.isPinned, of: message) }
        item(message.isFlagged ? .unflag : .flag, "flag") { actions.setFlagged(!message.isFlagged, of: message) }
      }
      if possible.report { item(.report, "exclamationmark.bubble") { actions.report(message) } }
      if possible.delete { item(.delete, "trash", role: .destructive) { actions.delete(message) } }
    }
  }

  /// Where the message leads to.
  private var links: [URL] {
    if entry.message.isDeleted { return [] }
    switch entry.message.content {
    case .text(let text), .images(_, let text), .file(_, let text), .ephemeral(let text):
      let page = ShownText.page(of: text, from: text.startIndex)
      var found: [URL] = []
      for url in MarkupReader.read(ShownText.clean(page), members: ChatMembers()).links where !found.contains(url) {
        found.append(url)
        if found.count == Self.maximumLinks { break }
      }
      return found
    case .location(let location): return location.map.map { [$0] } ?? []
    default: return []
    }
  }

  /// Those that the theme offers, and those that the message has.
  private func reactions(_ actions: any MessageActions, prefix: String) -> some View {
    let offered = theme.quickReactions
    let others = entry.message.reactions.map(\.emoji).filter { !offered.contains($0) }
    return ForEach(offered + others.prefix(MessageReactions.maximum), id: \.self) { emoji in
      Button {
        actions.toggleReaction(emoji, of: entry.message)
      } label: {
        Text(verbatim: prefix + ShownText.line(emoji, limit: 64))
      }
    }
  }

  /// The answers of a poll, with marks at those that were chosen.
  private func options(_ state: PollState, _ actions: any MessageActions) -> some View {
    ForEach(state.poll.options.prefix(PollContent.maximumOptions).indices, id: \.self) { index in
      let option = state.poll.options[index]
      Button {
        actions.vote(state.choice(after: option.id), in: entry.message)
      } label: {
        Label(
          title: { Text(verbatim: ShownText.line(option.text)) },
          icon: { Image(systemName: state.symbol(of: option.id)) })
      }
      .disabled(!state.canChoose(option.id))
    }
  }

  private func item(
    _ word: ChatWords.Word, _ symbol: String, role: ButtonRole? = nil, action: @escaping () -> Void
  ) -> some View {
    Button(role: role, action: action) {
      Label(title: { Text(verbatim: words[word]) }, icon: { Image(systemName: symbol) })
    }
  }
}

/// What makes sense with a message in its state.
struct MessagePossibilities: Equatable {
  /// Replies and reactions.
  var answer = false
  var thread = false
  var edit = false
  var delete = false
  var flag = false
  /// Not one's own.
  var report = false
  /// What a copy is.
  var copied: String?
  /// The file that is opened, or the first picture.
  var opened: Attachment?

  init(_ entry: MessageEntry) {
    let message = entry.message
    thread = message.threadCount > 0
    if message.isDeleted { return }
    switch message.content {
    case .text(let text), .ephemeral(let text), .system(let text), .other(_, let text, _): copied = text
    case .images(_, let caption), .file(_, let caption): copied = caption
    case .poll(let poll): copied = poll.question
    case .location(let location): copied = location.name
    case .voice: break
    }
    if copied?.isEmpty == true { copied = nil }
    opened = message.content.attachments.first
    switch message.content {
    case .system, .ephemeral: return
    default: break
    }
    let isOnServer = message.sendState == nil
    (answer, flag, report) = (isOnServer, isOnServer, isOnServer && !entry.isOwn)
    thread = isOnServer && message.threadRoot == nil
    if case .text = message.content { edit = entry.isOwn }
    delete = entry.isOwn && isOnServer
  }
}
