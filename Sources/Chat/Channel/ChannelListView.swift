public import ChatStore
public import SwiftUI

/// The channels of a chat: name, last message, time, how much is unread, what is being written.
///
/// It needs a ``ChatModel`` in the environment.
public struct ChannelListView: View {
  @Binding private var selection: ChannelID?
  @Environment(ChatModel.self) private var chat
  @Environment(\.words) private var words
  @State private var search = ""

  /// - Parameter selection: the channel that is shown.
  public init(selection: Binding<ChannelID?>) { _selection = selection }

  public var body: some View {
    List(selection: $selection) {
      ForEach(shown) { ChannelRow(summary: $0).tag($0.id) }
    }
    .searchable(text: $search, placement: .sidebar, prompt: Text(verbatim: words[.search]))
    .overlay {
      if chat.channels != nil, shown.isEmpty {
        ContentUnavailableView {
          Label {
            Text(verbatim: words[search.isEmpty ? .noChannels : .noHits])
          } icon: {
            Image(systemName: "bubble.left.and.bubble.right")
          }
        }
      }
    }
  }

  private var shown: [ChannelSummary] {
    let all = chat.channels ?? []
    let text = search.trimmingCharacters(in: .whitespaces)
    return text.isEmpty ? all : all.filter { $0.channel.shownName.localizedCaseInsensitiveContains(text) }
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
    calendar.isDateInToday(date)
      ? date.formatted(Date.FormatStyle(date: .omitted, time: .shortened, locale: locale, calendar: calendar))
      : date.formatted(Date.FormatStyle(date: .numeric, time: .omitted, locale: locale, calendar: calendar))
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
