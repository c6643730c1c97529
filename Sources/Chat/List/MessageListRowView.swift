import ChatStore
import SwiftUI

/// A row of the list: a message, or what lies between messages.
struct MessageListRowView<Row: View>: View {
  let row: MessageListRow
  let model: MessageListModel
  let message: (MessageEntry) -> Row

  var body: some View {
    switch row.content {
    case .message(let entry): message(entry).background { Highlight(id: entry.id, model: model) }
    case .day(let date): DaySeparator(date: date)
    case .unread: UnreadSeparator()
    case .gap(let gap): GapRow(gap: gap)
    }
  }
}

/// Points a message out that was jumped to, for two seconds or while a search goes on. Rows themselves do not know of it.
private struct Highlight: View {
  let id: MessageID
  let model: MessageListModel

  var body: some View {
    if model.highlighted == id {
      Rectangle().fill(.tint.opacity(0.15))
        .transition(.opacity)
        .task(id: model.target?.number) {
          try? await Task.sleep(for: .seconds(2))
          if !Task.isCancelled, !model.keepsHighlight { withAnimation { model.endHighlight() } }
        }
    }
  }
}

/// The day of what shows first, over the list while it moves.
struct FloatingDay: View {
  let model: MessageListModel
  let isScrolling: Bool
  @Environment(\.chatTheme) private var theme
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    if isScrolling, let day = model.topDay {
      DayLabel(date: day).background(theme.palette(colorScheme).other.fill, in: Capsule()).padding(.top, 8).transition(
        .opacity
      )
      .accessibilityHidden(true)
    }
  }
}

/// A day in words.
private struct DayLabel: View {
  let date: Date
  @Environment(\.locale) private var locale

  var body: some View {
    Text(date, format: .dateTime.weekday(.wide).day().month(.wide).year().locale(locale))
      .font(.caption.weight(.medium))
      .foregroundStyle(.secondary)
      .padding(.horizontal, 10)
      .padding(.vertical, 4)
  }
}

/// The day of the messages below it.
struct DaySeparator: View {
  let date: Date

  var body: some View {
    DayLabel(date: date)
      .background(.quaternary.opacity(0.6), in: Capsule())
      .frame(maxWidth: .infinity)
      .padding(.top, 16)
      .padding(.bottom, 4)
      .accessibilityAddTraits(.isHeader)
  }
}

/// Above the first message that was unread when the list was opened.
struct UnreadSeparator: View {
  @Environment(\.words) private var words

  var body: some View {
    HStack(spacing: 8) {
      line
      Text(verbatim: words[.newMessages]).font(.caption.weight(.semibold)).foregroundStyle(.tint)
      line
    }
    .padding(.horizontal, 12)
    .padding(.vertical, 6)
    .accessibilityAddTraits(.isHeader)
  }

  private var line: some View { Rectangle().fill(.tint.opacity(0.5)).frame(height: 1) }
}

/// Messages that a server has and the store has not: asked for when it comes into sight, and again by a press.
struct GapRow: View {
  let gap: HistoryGap
  @Environment(\.messageActions) private var actions
  @Environment(\.words) private var words
  @State private var isAsking = false

  var body: some View {
    Group {
      if isAsking {
        ProgressView().controlSize(.small)
      } else {
        Button {
          Task { await ask() }
        } label: {
          Text(verbatim: words[.loadMissing]).font(.caption)
        }
        .buttonStyle(.borderless)
      }
    }
    .frame(maxWidth: .infinity, minHeight: 32)
    .padding(.vertical, 6)
    // It grows smaller with each answer.
    .task(id: gap) { await ask() }
  }

  private func ask() async {
    guard let actions, !isAsking else { return }
    isAsking = true
    await actions.fill(gap)
    isAsking = false
  }
}

/// Goes to the newest message, and says how many are unread.
///
/// What lies over a list is opaque: under a blur nothing of it could be moved from frame to frame.
struct JumpToNewestButton: View {
  let model: MessageListModel
  @Environment(\.chatTheme) private var theme
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.words) private var words

  var body: some View {
    Button {
      Task { await model.jumpToNewest() }
    } label: {
      Image(systemName: "chevron.down")
        .font(.body.weight(.semibold))
        .foregroundStyle(.primary)
        .frame(width: 36, height: 36)
        .background(theme.palette(colorScheme).chip.fill, in: Circle())
        .overlay { Circle().strokeBorder(theme.palette(colorScheme).chip.border) }
        .overlay(alignment: .top) {
          if model.unreadCount > 0 {
            Text(model.unreadCount, format: .number)
              .font(.caption2.weight(.bold)).foregroundStyle(.white)
              .padding(.horizontal, 5).padding(.vertical, 1)
              .background(.tint, in: Capsule())
              .offset(y: -8)
          }
        }
    }
    .buttonStyle(.plain)
    .accessibilityLabel(Text(verbatim: words[.jumpToNewest]))
  }
}
