import ChatStore
public import SwiftUI

/// A message as a row of a list: this user's at the trailing side, those of others at the leading one, what the system says
/// in the middle.
///
/// Its body runs when the entry has become another one, or something of the environment that it reads; its content only
/// where that has changed too. The row is one element to assistive programs, with its actions; a press of the secondary
/// button, or Shift-F10, opens them as a menu.
public struct MessageRow: View {
  private let entry: MessageEntry

  @Environment(\.messageActions) private var actions
  @Environment(\.messageParts) private var parts

  /// A row for a message.
  public init(entry: MessageEntry) { self.entry = entry }

  public var body: some View {
    let (entry, actions) = (entry, actions)
    Group {
      if case .system(let text) = entry.message.content, !entry.message.isDeleted {
        SystemLine(text: text, found: entry.found)
      } else if let parts {
        // One view, whatever the parts make of it: a list counts its rows without making them then.
        ZStack { parts.message(entry) }
      } else {
        SentMessage(entry: entry, parts: StandardParts())
      }
    }
    .focusable(true, interactions: .activate)
    .contextMenu { MessageMenu(entry: entry, actions: actions) }
    // A list of one, because what is in a list is made when somebody asks for it, and views alone at once.
    .accessibilityRepresentation { ForEach([entry]) { MessageElement(entry: $0, actions: actions) } }
  }
}

/// What somebody wrote, at their side, with who it was and what became of it.
struct SentMessage<Parts: MessageParts>: View {
  let entry: MessageEntry
  let parts: Parts

  @Environment(\.chatTheme) private var theme
  @ScaledMetric private var scale = 1.0

  var body: some View {
    let avatarSize = entry.isOwn ? 0 : (theme.avatarSize * min(scale, 1.6)).rounded()
    let layout = RowLayout(
      isTrailing: entry.isOwn, top: entry.beginsGroup ? theme.groupSpacing : theme.spacing, margin: theme.margin,
      indent: avatarSize > 0 ? avatarSize + 8 : 0, freeSide: theme.freeSide, maximumWidth: theme.maximumWidth)
    layout {
      if avatarSize > 0, entry.beginsGroup { parts.avatar(of: entry.sender, size: avatarSize) }
      VStack(alignment: entry.isOwn ? .trailing : .leading, spacing: 3) {
        if entry.beginsGroup, !entry.isOwn { SenderName(name: entry.sender.shownName) }
        MessageBubble(subject: BubbleSubject(entry), parts: parts)
        if entry.message.threadCount > 0 { ThreadButton(message: entry.message) }
        if !entry.message.reactions.isEmpty, !entry.message.isDeleted { parts.reactions(of: entry) }
        if entry.hasFooter { parts.footer(of: entry) }
      }
    }
  }
}

/// Who wrote the messages below.
private struct SenderName: View {
  let name: String
  @Environment(\.chatTheme) private var theme
  @Environment(\.colorScheme) private var colorScheme
  @ScaledMetric private var scale = 1.0

  var body: some View {
    Text(verbatim: name).font(.system(size: theme.detailSize * scale, weight: .semibold))
      .foregroundStyle(theme.palette(colorScheme).detail).lineLimit(1).padding(.leading, 4)
  }
}

/// What happened in the channel.
private struct SystemLine: View {
  let text: String
  let found: SearchQuery?
  @Environment(\.chatTheme) private var theme
  @Environment(\.colorScheme) private var colorScheme
  @ScaledMetric private var scale = 1.0

  var body: some View {
    theme.palette(colorScheme).other.text(ShownText.line(text, limit: 500), marking: found)
      .font(.system(size: theme.detailSize * scale))
      .foregroundStyle(theme.palette(colorScheme).detail).multilineTextAlignment(.center)
      .frame(maxWidth: .infinity)
      .padding(.horizontal, theme.margin).padding(.top, theme.groupSpacing).padding(.bottom, 2)
  }
}

/// How many answer a message in its thread; a press shows them.
private struct ThreadButton: View {
  let message: Message
  @Environment(\.messageActions) private var actions
  @Environment(\.chatTheme) private var theme
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.locale) private var locale
  @Environment(\.words) private var words
  @ScaledMetric private var scale = 1.0

  var body: some View {
    let (message, actions) = (message, actions)
    let size = theme.detailSize * scale
    Button {
      actions?.openThread(of: message)
    } label: {
      HStack(spacing: (size * 0.4).rounded()) {
        Image(systemName: "bubble.left").font(.system(size: size))
        Text(verbatim: words(.replies, message.threadCount, locale: locale))
          .font(.system(size: size, weight: .semibold))
      }
      .foregroundStyle(theme.palette(colorScheme).other.link).padding(.horizontal, 4).padding(.vertical, 1)
      .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
  }
}
