import ChatStore
import SwiftUI

/// The row to assistive programs: one element that says all of it, made when somebody asks.
struct MessageElement: View {
  let entry: MessageEntry
  let actions: (any MessageActions)?

  @Environment(\.locale) private var locale
  @Environment(\.calendar) private var calendar
  @Environment(\.timeZone) private var timeZone
  @Environment(\.chatMembers) private var members
  @Environment(\.linkPreviews) private var previews
  @Environment(\.words) private var words

  var body: some View {
    let time = MessageTime.short(entry.message.sentAt, locale: locale, calendar: calendar, timeZone: timeZone)
    Color.clear
      .accessibilityElement()
      .accessibilityLabel(
        Text(
          verbatim: MessageDescription(words: words, locale: locale, members: members, previews: previews)
            .text(of: entry, time: time))
      )
      .accessibilityAddTraits(.isStaticText)
      .accessibilityActions { MessageMenu(entry: entry, actions: actions, isFlat: true) }
  }
}

/// A message in words: who, what it answers, what it says, when, its state, reactions and readers.
struct MessageDescription {
  /// Bytes of a text that are read.
  static let maximumText = 1_000

  let words: ChatWords
  let locale: Locale
  let members: ChatMembers
  /// Nil where links are not previewed.
  var previews: LinkPreviews?

  @MainActor func text(of entry: MessageEntry, time: String) -> String {
    let message = entry.message
    var parts: [String] = []
    if case .system = message.content {} else { parts.append(entry.sender.shownName) }
    if let quoted = entry.quoted {
      parts.append(words(.answers, quoted.sender.shownName))
    } else if message.quoted != nil, !message.isDeleted {
      parts.append(words[.answersMissing])
    }
    parts.append(content(of: message))
    if case .ephemeral = message.content { parts.append(words[.onlyYou]) }
    parts.append(time)
    parts += states(of: entry)
    if message.isDeleted { return joined(parts) }
    for reaction in message.reactions.prefix(MessageReactions.maximum) {
      let emoji = ShownText.line(reaction.emoji, limit: 64)
      let count = reaction.count > 1 ? " " + reaction.count.formatted(.number.locale(locale)) : ""
      parts.append((reaction.isOwn ? words(.ownReaction, emoji) : emoji) + count)
    }
    if message.threadCount > 0 { parts.append(words(.replies, message.threadCount, locale: locale)) }
    if !message.readers.isEmpty { parts.append(words(.readers, message.readers.count, locale: locale)) }
    return joined(parts)
  }

  private func joined(_ parts: [String]) -> String {
    parts.filter { !$0.isEmpty }.joined(separator: words.language == "ar" ? "، " : words.language == "ja" ? "、" : ", ")
  }

  @MainActor private func content(of message: Message) -> String {
    let summary = MessageSummary.line(message, words: words, locale: locale)
    if message.isDeleted { return summary }
    switch message.content {
    case .text(let text), .ephemeral(let text):
      let markup = MarkupReader.read(
        ShownText.clean(ShownText.prefix(of: text, bytes: Self.maximumText)), members: members)
      guard let previews, previews.isOn, let preview = markup.previewedLink.flatMap({ previews.item(of: $0).preview })
      else { return markup.plain }
      return joined([markup.plain, ShownText.line(preview.site), ShownText.line(preview.title)])
    case .file(let attachment, let caption):
      return joined([summary, FileKind.size(attachment.size, locale: locale) ?? "", ShownText.line(caption)])
    case .poll(let poll):
      let state = PollState(message, poll)
      let options = poll.options.prefix(PollContent.maximumOptions).map { option in
        let text = ShownText.line(option.text)
        let count = state.counts[option.id, default: 0]
        let chosen = state.votes.own.contains(option.id) ? words(.ownVote, text) : text
        return state.showsCounts ? chosen + " " + count.formatted(.number.locale(locale)) : chosen
      }
      return joined(
        [summary] + options + [state.status(words, locale: locale) ?? "", state.failure(words, locale: locale) ?? ""])
    default: return summary
    }
  }

  private func states(of entry: MessageEntry) -> [String] {
    let message = entry.message
    var states: [String] = []
    if message.isEdited, !message.isDeleted { states.append(words[.edited]) }
    if message.isPinned { states.append(words[.pinned]) }
    if message.isFlagged { states.append(words[.flagged]) }
    switch message.sendState {
    case .waiting?: states.append(words[.waiting])
    case .sending?: states.append(words[.sending])
    case .failed(let reason, _)?:
      let reason = words.text(of: reason, locale: locale)
      states.append(words[.failed] + (reason.isEmpty ? "" : ": " + reason))
    case nil: if entry.isTicked { states.append(words[.sent]) }
    }
    return states
  }
}
