import ChatStore
public import SwiftUI

/// What stands below a message: when, whether it was edited, pinned or flagged, how far it was sent, and who has read it.
public struct MessageFooter: View {
  private let entry: MessageEntry
  @Environment(\.chatTheme) private var theme
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.locale) private var locale
  @Environment(\.calendar) private var calendar
  @Environment(\.timeZone) private var timeZone
  @Environment(\.words) private var words
  @ScaledMetric private var scale = 1.0

  /// The line below a message.
  public init(entry: MessageEntry) { self.entry = entry }

  public var body: some View {
    let size = theme.detailSize * scale
    // Below most messages there is nothing but the time.
    if isTimeAlone {
      time.font(.system(size: size)).foregroundStyle(theme.palette(colorScheme).detail).lineLimit(1)
        .padding(.horizontal, 4)
    } else {
      marks(size)
    }
  }

  private var isTimeAlone: Bool {
    let message = entry.message
    return entry.endsGroup && !message.isPinned && !message.isFlagged && !(message.isEdited && !message.isDeleted)
      && message.readers.isEmpty && message.sendState == nil && !entry.isTicked
  }

  private var time: Text {
    Text(verbatim: MessageTime.short(entry.message.sentAt, locale: locale, calendar: calendar, timeZone: timeZone))
  }

  private func marks(_ size: Double) -> some View {
    let palette = theme.palette(colorScheme)
    let message = entry.message
    return VStack(alignment: entry.isOwn ? .trailing : .leading, spacing: 3) {
      FlowLayout(isTrailing: entry.isOwn, gap: (size * 0.45).rounded()) {
        if message.isPinned { FooterMark(symbol: "bookmark.fill", text: words[.pinned], size: size) }
        if message.isFlagged { FooterMark(symbol: "flag.fill", text: words[.flagged], size: size) }
        if entry.endsGroup { time }
        if message.isEdited, !message.isDeleted { Text(verbatim: words[.edited]) }
        if entry.isOwn, let symbol = entry.sendSymbol { Image(systemName: symbol).font(.system(size: size * 0.9)) }
        if !message.readers.isEmpty { MessageReaders(readers: message.readers, size: size) }
      }
      .font(.system(size: size)).foregroundStyle(palette.detail).lineLimit(1)
      if case .failed(let reason, let isRetryable)? = message.sendState {
        SendFailure(message: message, reason: reason, isRetryable: isRetryable, size: size, isOwn: entry.isOwn)
      }
    }
    .padding(.horizontal, 4)
  }
}

/// When a message was written.
enum MessageTime {
  static func short(_ date: Date, locale: Locale, calendar: Calendar, timeZone: TimeZone) -> String {
    date.formatted(
      Date.FormatStyle(date: .omitted, time: .shortened, locale: locale, calendar: calendar, timeZone: timeZone))
  }
}

extension MessageEntry {
  /// Whether a line stands below the message.
  var hasFooter: Bool {
    endsGroup || message.isPinned || message.isFlagged || message.isEdited && !message.isDeleted
      || message.sendState != nil || !message.readers.isEmpty
  }

  /// Whether a tick says that the server has it: once others have read it their pictures do.
  var isTicked: Bool {
    if case .ephemeral = message.content { return false }
    return isOwn && endsGroup && message.sendState == nil && message.readers.isEmpty && !message.isDeleted
  }

  fileprivate var sendSymbol: String? {
    switch message.sendState {
    case .waiting: "clock"
    case .sending: "arrow.up.circle"
    case .failed: nil
    case nil: isTicked ? "checkmark" : nil
    }
  }
}

private struct FooterMark: View {
  let symbol: String
  let text: String
  let size: Double

  var body: some View {
    HStack(spacing: (size * 0.3).rounded()) {
      Image(systemName: symbol).font(.system(size: size * 0.85))
      Text(verbatim: text)
    }
  }
}

/// Why a message was not sent, and what can be done.
private struct SendFailure: View {
  let message: Message
  let reason: SendFailureReason
  let isRetryable: Bool
  let size: Double
  let isOwn: Bool
  @Environment(\.messageActions) private var actions
  @Environment(\.chatTheme) private var theme
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.locale) private var locale
  @Environment(\.words) private var words

  var body: some View {
    let (message, actions) = (message, actions)
    let reason = words.text(of: reason, locale: locale)
    VStack(alignment: isOwn ? .trailing : .leading, spacing: 3) {
      HStack(alignment: .firstTextBaseline, spacing: (size * 0.35).rounded()) {
        Image(systemName: "exclamationmark.circle.fill").font(.system(size: size))
        Text(verbatim: reason.isEmpty ? words[.failed] : words[.failed] + ": " + reason)
          .lineLimit(3).multilineTextAlignment(isOwn ? .trailing : .leading)
      }
      .foregroundStyle(theme.palette(colorScheme).failure)
      HStack(spacing: (size * 1.1).rounded()) {
        if isRetryable { button(words[.retry]) { actions?.retry(message) } }
        button(words[.discard]) { actions?.discard(message) }
      }
    }
    .font(.system(size: size))
  }

  private func button(_ title: String, action: @escaping () -> Void) -> some View {
    Button(action: action) {
      Text(verbatim: title).fontWeight(.semibold).underline().foregroundStyle(theme.palette(colorScheme).failure)
    }
    .buttonStyle(.plain)
  }
}

/// Those who have read up to a message: at most five pictures, and how many more.
private struct MessageReaders: View {
  static let maximum = 5
  let readers: [UserID]
  let size: Double
  @Environment(\.chatMembers) private var members
  @Environment(\.locale) private var locale

  var body: some View {
    HStack(spacing: -3) {
      ForEach(readers.prefix(Self.maximum), id: \.self) { user in
        MessageAvatar(members[user] ?? Member(user: user), size: (size * 1.3).rounded())
      }
      if readers.count > Self.maximum {
        Text(verbatim: "+" + (readers.count - Self.maximum).formatted(.number.locale(locale))).padding(.leading, 7)
      }
    }
  }
}
