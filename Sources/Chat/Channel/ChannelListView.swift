public import ChatStore
public import SwiftUI

/// The channels of a chat: name, last message, time, how much is unread, what is being written. What is typed into its
/// field finds channels by name, and messages by their words.
///
/// It needs a ``ChatModel`` in the environment.
public struct ChannelListView: View {
  @Binding private var selection: ChannelID?
  @Binding private var message: MessageID?
  @Environment(ChatModel.self) private var chat
  @Environment(\.words) private var words
  @State private var search = ""
  @State private var hits: [SearchHit] = []

  /// - Parameters:
  ///   - selection: the channel that is shown.
  ///   - message: the message in it that somebody looked for: give it to ``ChannelView/init(channel:startingAt:)``.
  public init(selection: Binding<ChannelID?>, message: Binding<MessageID?> = .constant(nil)) {
    _selection = selection
    _message = message
  }

  public var body: some View {
    List(selection: $selection) {
      ForEach(shown) { ChannelRow(summary: $0).tag($0.id) }
      if !hits.isEmpty {
        Section {
          ForEach(hits, id: \.message.id) { hit in
            SearchHitRow(hit: hit, channel: channels[hit.message.channel]) {
              let (channel, id) = (hit.message.channel, hit.message.id)
              // The same message again changes nothing, and is looked for all the same.
              if selection == channel, message == id { chat.jump(to: id, in: channel) }
              selection = channel
              message = id
            }
            .selectionDisabled()
          }
        } header: {
          Text(verbatim: words[.messages])
        }
      }
    }
    .safeAreaInset(edge: .bottom, spacing: 0) { TroubleBanner() }
    .searchable(text: $search, placement: .sidebar, prompt: Text(verbatim: words[.search]))
    .task(id: Search(chat: ObjectIdentifier(chat), query: query)) { await find() }
    // Another account's messages are not this one's.
    .onChange(of: ObjectIdentifier(chat)) { hits = [] }
    .onChange(of: selection) { _, channel in
      if let message, !hits.contains(where: { $0.message.id == message && $0.message.channel == channel }) {
        self.message = nil
      }
    }
    .overlay {
      if chat.channels != nil, shown.isEmpty, hits.isEmpty {
        ContentUnavailableView {
          Label {
            Text(verbatim: words[query.isEmpty ? .noChannels : .noHits])
          } icon: {
            Image(systemName: "bubble.left")
          }
        }
      }
    }
  }

  private var query: String { search.trimmingCharacters(in: .whitespaces) }

  private var channels: [ChannelID: Channel] {
    Dictionary((chat.channels ?? []).map { ($0.id, $0.channel) }) { first, _ in first }
  }

  private var shown: [ChannelSummary] {
    let all = chat.channels ?? []
    let query = query
    return query.isEmpty ? all : all.filter { $0.channel.shownName.localizedCaseInsensitiveContains(query) }
  }

  /// What is looked for, and in whose messages.
  private struct Search: Equatable {
    let chat: ObjectIdentifier
    let query: String
  }

  /// Looks for messages, once somebody has stopped typing for a moment, and again after those that come, change and go.
  private func find() async {
    guard !query.isEmpty else { return hits = [] }
    let (store, query) = (chat.store, query)
    let changes = store.changedChannels()
    func look() async throws {
      let found = try await store.search(query, limit: 30)
      if !Task.isCancelled, found != hits { hits = found }
    }
    do {
      try await Task.sleep(for: .seconds(0.15))
      try await look()
      for await _ in changes {
        try await look()
        // Under a flood of messages twice a second is enough.
        try await Task.sleep(for: .seconds(0.5))
      }
    } catch { if !Task.isCancelled { hits = [] } }
  }
}

/// A message that was found, with the words that were looked for.
private struct SearchHitRow: View {
  let hit: SearchHit
  let channel: Channel?
  let open: () -> Void
  @Environment(\.locale) private var locale
  @Environment(\.calendar) private var calendar
  @Environment(\.timeZone) private var timeZone

  var body: some View {
    Button(action: open) {
      VStack(alignment: .leading, spacing: 2) {
        HStack(alignment: .firstTextBaseline) {
          Text(verbatim: channel?.shownName ?? hit.message.channel.rawValue).font(.caption.weight(.medium))
          Spacer(minLength: 4)
          Text(
            verbatim: hit.message.sentAt.formatted(
              Date.FormatStyle(
                date: .numeric, time: .omitted, locale: locale, calendar: calendar, timeZone: timeZone))
          )
          .font(.caption2).foregroundStyle(.secondary).monospacedDigit()
        }
        .lineLimit(1)
        Text(excerpt).font(.caption).foregroundStyle(.secondary).lineLimit(2)
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding(.vertical, 2)
      .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
  }

  /// What was found with some words before it, in bold.
  private var excerpt: AttributedString {
    let text = hit.message.content.searchableText
    let first = hit.ranges.first?.lowerBound ?? text.startIndex
    let start = text.index(first, offsetBy: -24, limitedBy: text.startIndex) ?? text.startIndex
    let end = text.index(first, offsetBy: 160, limitedBy: text.endIndex) ?? text.endIndex
    var result = AttributedString(start > text.startIndex ? "…" : "")
    var place = start
    for range in hit.ranges where range.lowerBound >= place && range.upperBound <= end {
      result += AttributedString(ShownText.line(String(text[place..<range.lowerBound]), limit: 800))
      var found = AttributedString(String(text[range]))
      found.font = .caption.bold()
      found.foregroundColor = .primary
      result += found
      place = range.upperBound
    }
    return result + AttributedString(ShownText.line(String(text[place..<end]), limit: 800))
  }
}

extension Channel {
  /// What people call it; without a name its id.
  var shownName: String { name.isEmpty ? id.rawValue : ShownText.line(name, limit: 100) }
}

/// A channel in the list.
private struct ChannelRow: View {
  let summary: ChannelSummary
  @Environment(\.words) private var words
  @Environment(\.locale) private var locale
  @Environment(\.calendar) private var calendar
  @Environment(\.timeZone) private var timeZone

  var body: some View {
    HStack(spacing: 10) {
      MessageAvatar(
        Member(
          user: UserID(rawValue: summary.id.rawValue), name: summary.channel.shownName, avatar: summary.channel.avatar),
        size: 36)
      VStack(alignment: .leading, spacing: 2) {
        HStack(alignment: .firstTextBaseline) {
          Text(verbatim: summary.channel.shownName).fontWeight(summary.unread.count > 0 ? .semibold : .regular)
          Spacer(minLength: 4)
          if let newest = summary.newest {
            Text(verbatim: time(newest.sentAt)).font(.caption2).foregroundStyle(.secondary).monospacedDigit()
          }
        }
        HStack(alignment: .firstTextBaseline) {
          Text(verbatim: line).font(.caption).foregroundStyle(.secondary)
          Spacer(minLength: 4)
          if summary.unread.count > 0 { UnreadBadge(unread: summary.unread) }
        }
      }
      .lineLimit(1)
    }
    .padding(.vertical, 3)
  }

  private var line: String {
    if let draft = summary.draft, !draft.isEmpty { return words(.draft, ShownText.line(draft)) }
    return summary.newest.map { MessageSummary.line($0, words: words, locale: locale) } ?? ""
  }

  /// The time for today, else the day.
  private func time(_ date: Date) -> String {
    var calendar = calendar
    calendar.timeZone = timeZone
    let isToday = calendar.isDateInToday(date)
    return date.formatted(
      Date.FormatStyle(
        date: isToday ? .omitted : .numeric, time: isToday ? .shortened : .omitted, locale: locale, calendar: calendar,
        timeZone: timeZone))
  }
}

/// How many messages are unread.
private struct UnreadBadge: View {
  let unread: Unread
  @Environment(\.words) private var words
  @Environment(\.locale) private var locale

  var body: some View {
    Text(verbatim: unread.count.formatted(.number.locale(locale)) + (unread.isMore ? "+" : ""))
      .font(.caption2.weight(.semibold)).foregroundStyle(.white).monospacedDigit()
      .padding(.horizontal, 6).padding(.vertical, 1)
      .background(.tint, in: Capsule())
      .accessibilityLabel(Text(verbatim: words(.unread, unread.count, locale: locale)))
  }
}
