import ChatStore
import SwiftUI

/// What can be done with a message.
struct MessageMenu: View {
  let entry: MessageEntry
  let actions: (any MessageActions)?
  /// Whether reactions stand beside the others, as assistive programs list them.
  var isFlat = false

  @Environment(\.chatTheme) private var theme
  @Environment(\.words) private var words

  var body: some View {
    let message = entry.message
    let possible = MessagePossibilities(entry)
    if let actions {
      if case .failed(_, let isRetryable)? = message.sendState {
        if isRetryable { item(.retry, "arrow.clockwise") { actions.retry(message) } }
        item(.discard, "trash", role: .destructive) { actions.discard(message) }
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
      if possible.thread { item(.openThread, "bubble.left") { actions.openThread(of: message) } }
      if let quoted = entry.quotedID { item(.jump, "arrow.up") { actions.jump(to: quoted) } }
    }
    if let text = possible.copied {
      item(.copy, "doc.on.doc") { UIPasteboard.general.string = text }
    }
    if let actions {
      if possible.edit { item(.edit, "pencil") { actions.edit(message) } }
      if possible.flag {
        item(message.isFlagged ? .unflag : .flag, "flag") { actions.setFlagged(!message.isFlagged, of: message) }
      }
      if possible.delete { item(.delete, "trash", role: .destructive) { actions.delete(message) } }
    }
  }

  private func reactions(_ actions: any MessageActions, prefix: String) -> some View {
    ForEach(theme.quickReactions, id: \.self) { emoji in
      Button {
        actions.toggleReaction(emoji, of: entry.message)
      } label: {
        Text(verbatim: prefix + emoji)
      }
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
  /// What a copy is.
  var copied: String?

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
    switch message.content {
    case .system, .ephemeral: return
    default: break
    }
    let isOnServer = message.sendState == nil
    (answer, flag) = (isOnServer, isOnServer)
    thread = isOnServer && message.threadRoot == nil
    if case .text = message.content { edit = entry.isOwn }
    delete = entry.isOwn && isOnServer
  }
}
